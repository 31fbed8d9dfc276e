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
  [
    'Usta kapıda bekliyor, elimde düzgün bir rakam yok, mayısta kargoya toplam kaç lira vermişiz onu söyleyiver',
    'mayısta kargoya toplam kaç lira vermişiz',
  ],
  [
    'ben bu işlerden anlamam rahmetli tutardı defteri şimdi hesap bekliyorlar benden bu yıl kumaşa ne kadar vermişiz',
    'benden bu yıl kumaşa ne kadar vermişiz',
  ],
  [
    'Haklı mıyım değil miyim bilmiyorum, herkes bir şey diyor; mart sonunda kasada ne vardı?',
    'mart sonunda kasada ne vardı?',
  ],
  ['Neye dayandığını bilmeden imza atmam, söyle bakalım bu ay kaç kayıt var', 'bu ay kaç kayıt var'],
  ['sen bir bakıver bu ay kargoya ne verdik', 'bu ay kargoya ne verdik'],
  ['Müdürle görüşeceğim, net bir rakam vermem lazım adama: bu ay ne kazandık?', 'bu ay ne kazandık?'],
  ['Kumaş ustam ayrıntılı liste istedi, bu ay kargoya ne verdik', 'bu ay kargoya ne verdik'],
  [
    'Kötü günü hesaplıyorum, tek lira girmeden, mevcut parayla kaç ay dayanırız?',
    'tek lira girmeden, mevcut parayla kaç ay dayanırız?',
  ],
  ['Kargo zam yaptı diye konuşuyorlar, bu yıl kargoya ne verdik?', 'bu yıl kargoya ne verdik?'],
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
  ['7. ayda kumaşa ne verdik'],
  ['Ortağım kumaş giderini istedi, bu ay ne kadar harcadık?'],
  ['Kumaş diye bir kategori açmışlar, o kategoriye bu ay ne yazılmış?'],
  ['deftere girilmiş en yüksek kargo kaydı hangisi acaba diye sordu'],
  ['gelecek ay kargoya tahminen ne kadar öderiz acaba kumaşla birlikte'],
  ['Boran Yapı, bu yıl ne ödedik?'],
  ['Bu yıl kategorilerden birini kapatmayı düşünüyorum, en çok gider hangisine?'],
])('nothing is left out of "%s"', (question) => {
  expect(withoutAsides(question, index)).toBe(question);
});
