import type { LegalDocument } from './document';

/** Terms of use; square brackets mark what the operator fills in. */
export const terms: LegalDocument = {
  title: 'Kullanım koşulları',
  intro:
    'Bu koşullar, [şirket unvanı] tarafından işletilen Vezne uygulamasını kullanan şirketler ve onların yöneticileri için geçerlidir. Hesap açarak koşulları kabul etmiş olursunuz.',
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
          'Şifrenizi kimseyle paylaşmayın. Hesabınızla yapılan işlemlerden siz sorumlusunuz; şüpheli bir oturum görürseniz Ayarlar sayfasından kapatın ve şifrenizi değiştirin.',
          'Verdiğiniz bilgilerin doğru ve güncel olması gerekir.',
        ],
      ],
    },
    {
      heading: 'Deneme ve abonelik',
      body: [
        'Yeni hesaplar 30 günlük deneme süresiyle başlar. Süre dolduğunda verileriniz silinmez: görüntülemeye ve dışa aktarmaya devam edersiniz, yeni kayıt giremezsiniz. Abonelik ücretleri ve süreleri: [ücret koşulları].',
      ],
    },
    {
      heading: 'Verileriniz',
      body: [
        'Girdiğiniz kayıtlar size aittir. Vezne onları yalnızca hizmeti sunmak için işler; ayrıntılar KVKK aydınlatma metnindedir. Kayıtlarınızı dilediğiniz zaman rapor ekranlarından dışa aktarabilirsiniz.',
        'Üçüncü kişilere ait kişisel verileri kayıtlarınıza yazarken mevzuata uymak sizin sorumluluğunuzdadır.',
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
      ],
    },
    {
      heading: 'Sorumluluk ve değişiklikler',
      body: [
        'Hizmet özenle sunulur; ancak kesintisiz ve hatasız olacağı garanti edilmez. Sorumluluk sınırları: [hukuk birimi tarafından doldurulacak]. Koşullar değişirse, yürürlüğe girmeden önce hesabınızdaki e-posta adresine bildirilir.',
        'Bu koşullara Türkiye Cumhuriyeti hukuku uygulanır. Yetkili mahkeme ve icra daireleri: [yer].',
      ],
    },
  ],
};
