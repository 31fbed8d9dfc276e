import { entry, shop } from '../run/testing';
import { withoutAsides } from './asides';
import { LedgerIndex } from './ledger-index';

const index = new LedgerIndex(shop.map(entry));

test.each([
  ['Bütçe hazırlıyoruz, ayda ne kadar harcıyoruz?', 'ayda ne kadar harcıyoruz?'],
  ['Emin olamadım, bu ay kirayı ödedik mi?', 'bu ay kirayı ödedik mi?'],
  ['Bir yanlışlık olmasın diye soruyorum: mükerrer kayıt var mı?', 'mükerrer kayıt var mı?'],
  ['kumaşa bu ay ne verdik, ortağım soruyor', 'kumaşa bu ay ne verdik'],
])('"%s" asks only "%s"', (question, asked) => {
  expect(withoutAsides(question, index)).toBe(asked);
});

test.each([
  ['Kumaş ne kadar tuttu, kargo ne kadar tuttu?'],
  ['Kumaş aldık, ne kadardı?'],
  ['geçen ay para girmiş, ne kadar?'],
  ['bu ay ne harcadık, en çok nereye gitti'],
  ['Çok sağ olun, işime yaradı'],
])('nothing is left out of "%s"', (question) => {
  expect(withoutAsides(question, index)).toBe(question);
});
