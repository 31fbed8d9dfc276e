import { entry, shop } from '../run/testing';
import { withoutAsides } from './asides';
import { LedgerIndex } from './ledger-index';

const index = new LedgerIndex(shop.map(entry));

test.each([
  ['Bütçe hazırlıyoruz, ayda ne kadar harcıyoruz?', 'ayda ne kadar harcıyoruz?'],
  ['Emin olamadım, bu ay kirayı ödedik mi?', 'bu ay kirayı ödedik mi?'],
  ['Bir yanlışlık olmasın diye soruyorum: mükerrer kayıt var mı?', 'mükerrer kayıt var mı?'],
  ['kumaşa bu ay ne verdik, ortağım soruyor', 'kumaşa bu ay ne verdik'],
  ['Geçen ay ne harcadık, toplantıda soracaklar', 'Geçen ay ne harcadık'],
  ['Rapora yazacağım da mart sonunda kasada ne vardı?', 'mart sonunda kasada ne vardı?'],
  ['kargoya mayısta ne verdik, kumaş zammını konuşuyoruz burada', 'kargoya mayısta ne verdik'],
  ['Bu yıl nakit ne harcadık, kart ekstresini ayrı tutuyorum çünkü', 'Bu yıl nakit ne harcadık'],
  ['Merkez soruyor, bu ay ne kadar kazandık', 'bu ay ne kadar kazandık'],
  ['Bu ay ne kadar kazandık, pazartesi toplantısı var', 'Bu ay ne kadar kazandık'],
  ['Bu ay ne kadar kazandık? Mart kalabalıktı da.', 'Bu ay ne kadar kazandık?'],
  ['kargo giderimiz artıyor mu yoksa bana mı öyle geliyor', 'kargo giderimiz artıyor mu'],
  ['bu ay kargoya ne verdik, çek yükünü göreyim diye', 'bu ay kargoya ne verdik'],
  ['bu ay ne kadar kazandık, nerede hata yaptık diye bakacağım', 'bu ay ne kadar kazandık'],
])('"%s" asks only "%s"', (question, asked) => {
  expect(withoutAsides(question, index)).toBe(asked);
});

test.each([
  ['Kumaş ne kadar tuttu, kargo ne kadar tuttu?'],
  ['Kumaş aldık, ne kadardı?'],
  ['geçen ay para girmiş, ne kadar?'],
  ['bu ay ne harcadık, en çok nereye gitti'],
  ['Çok sağ olun, işime yaradı'],
  ['Kargo zammını konuşuyoruz, bu ay ne kadar tuttu?'],
  ['Geçen ayı değerlendireceğim, ne kadar harcadık?'],
  ['Ayşe zam istedi; kendisine bu yıl ne verdik?'],
  ['Bu ay ne kadar harcadık? Sadece nakit olsun.'],
  ["Yıldırım Yapı'nın kasasına bakıyorum, bakiye ne kadar?"],
  ['Kumaş giderini görmek istiyorum, bu ay kargo ne kadar?'],
])('nothing is left out of "%s"', (question) => {
  expect(withoutAsides(question, index)).toBe(question);
});
