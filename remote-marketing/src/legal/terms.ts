import { type ClientConfig, limits } from '@vezne/contract';
import type { LegalDocument } from './document';

/** Terms of use, for the installation that `config` describes. */
export const terms = ({ operator }: ClientConfig): LegalDocument => ({
  title: 'Kullanım koşulları',
  intro: `Bu koşullar, Vezne uygulamasını işleten şirket${operator?.name ? ` (${operator.name}; "işleten")` : ' ("işleten")'} ile Vezne'yi kullanan şirketler ve onların yöneticileri için geçerlidir. Hesap açarak koşulları kabul etmiş olursunuz.`,
  sections: [
    {
      heading: 'Hizmet',
      body: [
        'Vezne; kasa defteri, proje gelir ve giderleri, aylık raporlar ve kayıtlarınıza dayanan soru cevap sunan bir yönetim uygulamasıdır. Resmî muhasebe kaydı, e-fatura veya beyanname yerine geçmez; mali, hukuki veya yatırım tavsiyesi vermez.',
      ],
    },
    {
      heading: 'Hesap',
      body: [
        [
          'Hesabı, şirketi temsile yetkili bir kişi açar ve ilk yönetici olur. Yöneticiler şirketin bütün kayıtlarını görebilir ve değiştirebilir.',
          'Şifrenizi kimseyle paylaşmayın. Hesabınızla yapılan işlemlerden siz sorumlusunuz; tanımadığınız bir oturum görürseniz Ayarlar sayfasından kapatın ve şifrenizi değiştirin.',
          'Verdiğiniz bilgilerin doğru ve güncel olması gerekir.',
        ],
      ],
    },
    {
      heading: 'Deneme ve abonelik',
      body: [
        `Yeni hesaplar ${limits.subscription.trialDays} günlük deneme süresiyle başlar. Süre dolduğunda verileriniz silinmez: görüntülemeye ve dışa aktarmaya devam edersiniz, yeni kayıt giremezsiniz.`,
        'Uygulama içinden ödeme alınmaz. Abonelik süresi ve ücreti, işleten ile şirketiniz arasında ayrıca yazılı olarak kararlaştırılır.',
      ],
    },
    {
      heading: 'Verileriniz',
      body: [
        'Girdiğiniz kayıtlar size aittir. İşleten onları yalnızca hizmeti sunmak için işler; ayrıntılar KVKK aydınlatma metnindedir. Kayıtlarınızı dilediğiniz zaman liste ve rapor ekranlarından dışa aktarabilir, şirket sahibi olarak hepsini Ayarlar sayfasının Güvenlik bölümünden tek arşiv hâlinde indirebilirsiniz.',
        'Üçüncü kişilere ait kişisel verileri kayıtlarınıza yazarken mevzuata uymak, gerekirse bu kişileri bilgilendirmek sizin sorumluluğunuzdadır.',
      ],
    },
    {
      heading: 'Vezne AI',
      body: [
        "Vezne AI'nın verdiği rakamlar kendi kayıtlarınızdan hesaplanır ve dayandığı kayıtlarla birlikte gösterilir. Yanlış veya eksik girilmiş kayıtlar yanlış sonuç doğurur; önemli kararlardan önce dayanak kayıtları gözden geçirin.",
      ],
    },
    {
      heading: 'Yasak kullanım',
      body: [
        [
          'Başka şirketlerin verilerine erişmeye çalışmak, güvenlik önlemlerini aşmak.',
          'Hizmeti aksatacak yoğunlukta otomatik istek göndermek.',
          'Hukuka aykırı içerik saklamak veya hizmeti hukuka aykırı amaçla kullanmak.',
        ],
        'Bu kurallara aykırı kullanımda işleten, uyarıya rağmen sürmesi veya gecikmesinde sakınca bulunması hâlinde erişimi durdurabilir.',
      ],
    },
    {
      heading: 'Sorumluluk',
      body: [
        'Hizmet özenle sunulur; ancak kesintisiz ve hatasız olacağı garanti edilmez. İşleten, kastı ve ağır kusuru dışında, kâr kaybı gibi dolaylı zararlardan sorumlu değildir. Kanunun sınırlanmasına izin vermediği sorumluluklar saklıdır.',
      ],
    },
    {
      heading: 'Değişiklikler ve uygulanacak hukuk',
      body: [
        'Koşullar değişirse, yürürlüğe girmeden önce hesabınızdaki e-posta adresine bildirilir.',
        `Bu koşullara Türkiye Cumhuriyeti hukuku uygulanır. ${
          operator?.court
            ? `Uyuşmazlıklarda ${operator.court} mahkemeleri ve icra daireleri yetkilidir.`
            : 'Yetkili mahkeme ve icra daireleri kanundaki genel kurallara göre belirlenir.'
        }`,
      ],
    },
  ],
});
