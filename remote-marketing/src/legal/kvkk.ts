import type { LegalDocument } from './document';

/** Privacy notice under Turkish law no. 6698; square brackets mark what the operator fills in. */
export const kvkk: LegalDocument = {
  title: 'KVKK aydınlatma metni',
  intro:
    "Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 10. maddesi uyarınca, Vezne'yi kullanırken verdiğiniz kişisel verilerin nasıl işlendiğini anlatır.",
  sections: [
    {
      heading: 'Veri sorumlusu',
      body: [
        'Bu Vezne kurulumunun veri sorumlusu: [şirket unvanı], [adres], [MERSİS no]. Sorularınız için İletişim sayfasındaki formu kullanabilirsiniz.',
        'Şirketlerin kendi kasa ve proje kayıtlarına yazdığı üçüncü kişilere ait veriler bakımından veri sorumlusu, kaydı giren şirkettir; Vezne bu kayıtları onun adına saklar.',
      ],
    },
    {
      heading: 'İşlenen veriler',
      body: [
        [
          'Hesap bilgileri: ad, soyad, e-posta, isteğe bağlı telefon ve unvan; şifrenizin geri çevrilemeyen özeti.',
          'Şirket bilgileri: şirket adı, isteğe bağlı vergi veya T.C. kimlik numarası, vergi dairesi, adres, IBAN.',
          "Kullanım kayıtları: kasa hareketleri, projeler, kategoriler, ürünler ve Vezne AI'ya sorduğunuz sorular.",
          'İşlem güvenliği: açık oturumlarınızın cihaz bilgisi, IP adresi ve son kullanım zamanı.',
          'İletişim formu: ad soyad, e-posta, isteğe bağlı telefon ve şirket, konu ve mesajınız.',
        ],
      ],
    },
    {
      heading: 'İşleme amaçları ve hukuki sebepler',
      body: [
        [
          'Hesabınızı açmak ve hizmeti sunmak: sözleşmenin kurulması ve ifası (m. 5/2-c).',
          'Oturumları korumak, kötüye kullanımı önlemek: meşru menfaat (m. 5/2-f).',
          'Mesajınızı yanıtlamak: meşru menfaat (m. 5/2-f).',
          'Mevzuattan doğan yükümlülükleri yerine getirmek: hukuki yükümlülük (m. 5/2-ç).',
        ],
        'Verileriniz reklam için kullanılmaz, profilleme yapılmaz.',
      ],
    },
    {
      heading: 'Toplama yöntemi ve tarayıcınızda saklananlar',
      body: [
        'Veriler, doldurduğunuz formlar ve uygulamayı kullanmanız sırasında elektronik ortamda toplanır. Vezne reklam veya izleme çerezi kullanmaz.',
        'Tarayıcınızın yerel deposunda oturum anahtarlarınız, görünüm tercihiniz, son kullanılan bilgilerin kopyası ve isterseniz yalnızca giriş e-postanız saklanır. Çıkış yaptığınızda oturuma ait olanlar silinir.',
      ],
    },
    {
      heading: 'Aktarım',
      body: [
        'Kişisel verileriniz satılmaz. E-posta gönderimi ve barındırma için kullanılan hizmet sağlayıcılar: [sağlayıcı listesi ve bulunduğu ülke].',
        'Vezne AI bir dil modeliyle çalışacak biçimde ayarlanmışsa bu modele yalnızca sorduğunuz soru ve kategori adları gönderilir; kayıtlarınız ve açıklamalarınız gönderilmez.',
      ],
    },
    {
      heading: 'Saklama süresi',
      body: [
        'Hesap ve şirket kayıtları hizmet ilişkisi sürdükçe, ardından [süre] boyunca saklanır. İletişim mesajları [süre] sonunda silinir. Mevzuatın daha uzun süre öngördüğü hâller saklıdır.',
      ],
    },
    {
      heading: 'Haklarınız',
      body: [
        "Kanun'un 11. maddesi uyarınca veri sorumlusuna başvurarak:",
        [
          'verilerinizin işlenip işlenmediğini öğrenebilir, işlenmişse bilgi isteyebilirsiniz;',
          'işleme amacını ve amaca uygun kullanılıp kullanılmadığını, aktarıldığı üçüncü kişileri öğrenebilirsiniz;',
          'eksik veya yanlış verilerin düzeltilmesini, koşulları oluştuğunda silinmesini veya yok edilmesini isteyebilir, bunun aktarılan üçüncü kişilere bildirilmesini talep edebilirsiniz;',
          'yalnızca otomatik sistemlerle yapılan analiz sonucunda aleyhinize çıkan sonuca itiraz edebilir, kanuna aykırı işleme yüzünden uğradığınız zararın giderilmesini isteyebilirsiniz.',
        ],
        "Başvurular en geç otuz gün içinde ücretsiz yanıtlanır. Yanıttan memnun kalmazsanız Kişisel Verileri Koruma Kurulu'na şikâyette bulunabilirsiniz.",
      ],
    },
  ],
};
