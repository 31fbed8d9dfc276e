import { limits } from '@vezne/contract';
import { formatCount } from '@vezne/ui';

/** A short answer, and the page where one does it. */
export type Article = { title: string; text: string; to: string; page: string };

export const articles: readonly Article[] = [
  {
    title: 'Kasaya nasıl kayıt girerim?',
    text: "Kasa Defteri'nde “Nakit Akışı Ekle” düğmesine basın; tip, tutar, tarih, kategori ve ödeme yöntemini seçip kaydedin. Bilgisayarda N tuşu tablonun üstündeki hızlı kayıt satırına götürür: Enter alandan alana geçer, sonunda kaydeder.",
    to: '/cash-flow',
    page: 'Kasa Defteri',
  },
  {
    title: 'Aradığım kaydı nasıl bulurum?',
    text: "Kasa Defteri'nde arama kutusuna açıklamadan bir parça yazın; dönem, tür, kategori, ödeme yöntemi, proje ve tutar süzgeçleriyle daraltın. Alttaki toplam, bulunan kayıtların tümünündür. Sık baktığınız süzgeçleri “Görünümü Kaydet” ile saklayabilirsiniz. Ctrl K ile her sayfadan kayıt, proje, kategori ve ürün aranır.",
    to: '/cash-flow',
    page: 'Kasa Defteri',
  },
  {
    title: 'Kasa, banka ve kartı nasıl ayırırım?',
    text: 'Hesaplar sayfasında “Hesap Ekle” ile banka ve kart hesaplarınızı açılış bakiyeleriyle ekleyin; her kayıtta hesabı seçebilirsiniz. Hesaplar arası aktarımı “Virman Yap” ile yazın: iki hesabın bakiyesi değişir, gelir ve gider toplamları değişmez. Eski virman kayıtlarını “Tümünü Eşleştir” ile düzeltin; kasayı “Sayım Yap” ile kontrol edin.',
    to: '/cash-flow/accounts',
    page: 'Hesaplar',
  },
  {
    title: 'Yanlışlıkla sildim, geri gelir mi?',
    text: `Evet. Silinenler ${limits.keep.trashDays} gün Çöp Kutusu'nda durur; oradan geri yükleyin. Süre dolunca kalıcı olarak silinir.`,
    to: '/settings/trash',
    page: 'Çöp Kutusu',
  },
  {
    title: 'Kim neyi değiştirdi?',
    text: 'Değişiklik Geçmişi her kaydın kim tarafından, ne zaman, nasıl değiştirildiğini gösterir. Tek bir kaydın geçmişi kendi sayfasından da açılır.',
    to: '/settings/history',
    page: 'Değişiklik Geçmişi',
  },
  {
    title: 'Kategorileri nasıl kurarım?',
    text: 'Kategoriler sayfasında hazır kategorileri tek seferde ekleyebilir veya kendinizinkini oluşturabilirsiniz. Kullanılan bir kategori silinemez; önce kayıtlarını başka kategoriye taşıyın.',
    to: '/categories',
    page: 'Kategoriler',
  },
  {
    title: 'Projenin gelir ve giderini nereye yazarım?',
    text: "Projeyi açın, Gelirler veya Giderler sekmesinden ekleyin. Tutarlar KDV hariç girilir; vadesi geçen ve bekleyen satırlar ayrı gösterilir. Proje satırları tahakkuktur: kasaya giren veya çıkan parayı ayrıca Kasa Defteri'ne işleyin.",
    to: '/projects',
    page: 'Projeler',
  },
  {
    title: 'Kârlılık nasıl hesaplanır?',
    text: 'Kârlılık = (gelir − gider) ÷ gelir; iptal edilen satırlar sayılmaz. “Analiz Et” o andaki kârlılığı saklar. Satırlar değişirse analiz “eskidi” diye işaretlenir; yeniden analiz edin.',
    to: '/projects',
    page: 'Projeler',
  },
  {
    title: 'Ay sonu raporunu nasıl alırım?',
    text: "Raporlar'da ayı açın; yazdırabilir ya da Excel veya CSV dosyası olarak indirebilirsiniz. Listelerin çoğunda aynı iş için “Dışa Aktar” vardır.",
    to: '/reports',
    page: 'Raporlar',
  },
  {
    title: 'Vezne AI neyi bilir?',
    text: `Vezne AI, Kasa Defteri'ndeki son ${formatCount(limits.assistantWindow)} kaydı okur ve yalnız onlara dayanarak cevaplar; dayandığı kayıtları gösterir. Kayıt eklemez, değiştirmez, silmez.`,
    to: '/cash-flow',
    page: 'Kasa Defteri',
  },
  {
    title: 'Bildirimler ne zaman kaybolur?',
    text: 'Zil; vadesi geçen gelir ve giderleri, geciken, bitmek üzere olan ve bütçesini aşan projeleri, abonelik ve yedek durumunu gösterir. Konu kapanınca bildirim kendiliğinden kalkar. “Okundu” yalnız sizin için işaretler.',
    to: '/dashboard',
    page: 'Ana Sayfa',
  },
  {
    title: 'Başka bir yöneticiyi nasıl eklerim?',
    text: `Ayarlar'da Yönetici sayfasından davet edin. Davet bağlantısı ${limits.token.invitationDays} gün geçerlidir; süresi dolarsa yeniden gönderebilirsiniz.`,
    to: '/settings/manager',
    page: 'Yönetici',
  },
  {
    title: 'Hesabımı ve verilerimi nasıl korurum?',
    text: 'Güvenlik sayfasında şifrenizi değiştirebilir, iki adımlı doğrulamayı açabilir, açık oturumları kapatabilir ve verilerinizi indirebilirsiniz.',
    to: '/settings/security',
    page: 'Güvenlik',
  },
];
