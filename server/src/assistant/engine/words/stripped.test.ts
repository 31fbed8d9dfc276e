import { stripped } from './stripped';

test.each([
  ['Ayşe Demir’e geçen ay ne kadar ödedik?', '‹ad› geçen ay ne kadar ödedik?'],
  ['bu ay 12.500,50 TL üstü giderler', 'bu ay ‹sayı› tl üstü giderler'],
  ['34 KRC 58 plakalı araca ne gitti', '‹sayı› ‹ad› ‹sayı› plakalı araca ne gitti'],
  ['“Gizli Proje” kategorisine ne harcadık', '‹ad› kategorisine ne harcadık'],
  ['bana 05321234567 ya da ali@ornek.com.tr yaz', 'bana ‹sayı› ya da ‹ad› yaz'],
  ['TR330006100519786457841326 hesabı', '‹ad› ‹sayı› hesabı'],
])('%s', (question, left) => {
  expect(stripped(question)).toBe(left);
});
