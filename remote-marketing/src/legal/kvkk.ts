import { type ClientConfig, limits } from '@vezne/contract';
import type { LegalDocument } from './document';
import { identityOf, processorsOf, years } from './operator';

const { keep, token, idempotencyHours } = limits;

const data = [
  'Hesap bilgileri: ad, soyad, e-posta, isteğe bağlı telefon ve unvan; şifrenizin geri çevrilemeyen özeti.',
  'Şirket bilgileri: şirket adı, isteğe bağlı vergi veya T.C. kimlik numarası, vergi dairesi, adres, telefon, e-posta ve IBAN.',
  "Kullanım kayıtları: kasa hareketleri, projeler, kategoriler, ürünler ve Vezne AI'ya sorduğunuz sorular.",
  'İşlem güvenliği bilgileri: açık oturumlarınızın cihaz bilgisi, IP adresi ve son kullanım zamanı; hatalı giriş denemelerinin sayısı.',
  'İletişim formu: ad soyad, e-posta, isteğe bağlı telefon ve şirket, konu ve mesajınız.',
];

const purposes = [
  "Hesabınızı açmak, hizmeti sunmak ve kayıtlarınızı saklamak: sözleşmenin kurulması ve ifası (Kanun'un 5. maddesinin 2. fıkrasının (c) bendi).",
  'Oturumları korumak, kötüye kullanımı önlemek ve mesajınızı cevaplamak: veri sorumlusunun meşru menfaati (5. maddenin 2. fıkrasının (f) bendi).',
  'Yetkili kurumların taleplerini ve mevzuattan doğan yükümlülükleri yerine getirmek: hukuki yükümlülük (5. maddenin 2. fıkrasının (ç) bendi).',
];

const spans = [
  'Hesap bilgileri: hesabınızı silene kadar.',
  `Şirket bilgileri ve kayıtları: şirket kapatılana kadar; kapatma isteğinden ${keep.closingDays} gün sonra hepsi silinir.`,
  `Vezne AI'ya sorulan sorular ve cevapları: ${years(keep.assistantDays)}.`,
  `Oturum kayıtları: oturum sona erdikten sonra ${keep.endedSessionDays} gün. Kullanılmayan oturum ${token.refreshDays} gün sonra kendiliğinden kapanır.`,
  'Hatalı giriş denemeleri: 24 saat; e-posta ve IP adresiniz burada yalnızca geri çevrilemeyen bir özet olarak tutulur.',
  `Aynı kaydın iki kez girilmesini önleyen işlem özetleri: ${idempotencyHours} saat.`,
  `Şifre sıfırlama bağlantıları: en çok ${token.resetMinutes} dakika.`,
  `Onay bekleyen kayıt formları: gönderildikten sonra ${keep.pendingSignUpDays} gün; onaylanmazsa hesap açılmaz.`,
  `Yöneticilere gönderilen davetler: ${token.invitationDays} gün geçerlidir, kabul edilmezse süresi dolduktan ${keep.expiredInvitationDays} gün sonra silinir.`,
  `Silinen kayıtlar: geri yüklenebilmeleri için çöp kutusunda ${keep.trashDays} gün.`,
  `İstediğiniz veri arşivleri: hazır olduktan sonra ${keep.exportHours} saat.`,
  `İletişim formu mesajları: ${years(keep.contactDays)}.`,
  `Yedekler: silinen bilgiler, silindikten sonra en çok ${keep.backupWeeks * 7} gün daha Vezne'nin kendiliğinden aldığı yedeklerde kalır; süresi dolan yedek silinir.`,
];

const rights = [
  'kişisel verilerinizin işlenip işlenmediğini öğrenme, işlenmişse bilgi isteme;',
  'işlenme amacını ve verilerin amacına uygun kullanılıp kullanılmadığını öğrenme;',
  'yurt içinde veya yurt dışında verilerin aktarıldığı üçüncü kişileri bilme;',
  'eksik veya yanlış işlenmiş verilerin düzeltilmesini isteme;',
  "Kanun'un 7. maddesindeki koşullarla verilerin silinmesini veya yok edilmesini isteme;",
  'düzeltme ve silme işlemlerinin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme;',
  'yalnızca otomatik sistemlerle yapılan analiz sonucunda aleyhinize çıkan bir sonuca itiraz etme;',
  'kanuna aykırı işleme yüzünden zarara uğradıysanız zararın giderilmesini isteme.',
];

/** Privacy notice under Turkish law no. 6698, for the installation that `config` describes. */
export const kvkk = (config: ClientConfig): LegalDocument => ({
  title: 'KVKK aydınlatma metni',
  intro:
    "Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 10. maddesi uyarınca, Vezne'yi kullanırken verdiğiniz kişisel verilerin kim tarafından, hangi amaçla ve ne kadar süreyle işlendiğini anlatır.",
  sections: [
    {
      heading: 'Veri sorumlusu',
      body: [
        ...identityOf(config.operator),
        'Şirketlerin kendi kasa ve proje kayıtlarına yazdığı üçüncü kişilere ait veriler bakımından veri sorumlusu, kaydı giren şirkettir; bu kayıtlar Vezne üzerinde onun adına saklanır.',
      ],
    },
    { heading: 'İşlenen veriler', body: [data] },
    {
      heading: 'İşleme amaçları ve hukuki sebepler',
      body: [purposes, 'Verileriniz reklam için kullanılmaz, satılmaz; sizinle ilgili profil çıkarılmaz.'],
    },
    {
      heading: 'Toplama yöntemi ve tarayıcınızda saklananlar',
      body: [
        'Veriler, doldurduğunuz formlar ve uygulamayı kullanmanız sırasında otomatik yollarla elektronik ortamda toplanır. Vezne reklam veya izleme çerezi kullanmaz.',
        'Tarayıcınızın yerel deposunda oturum anahtarlarınız, görünüm tercihiniz, son kullanılan bilgilerin kopyası ve isterseniz giriş e-postanız saklanır. Çıkış yaptığınızda oturuma ait olanlar silinir.',
      ],
    },
    { heading: 'Aktarım', body: transfers(config) },
    {
      heading: 'Saklama süresi',
      body: [
        spans,
        'Süresi dolan kayıtlar kendiliğinden silinir. Mevzuatın daha uzun süre öngördüğü hâller saklıdır.',
      ],
    },
    {
      heading: 'Haklarınız ve başvuru',
      body: [
        "Kanun'un 11. maddesi uyarınca veri sorumlusuna başvurarak şu haklarınızı kullanabilirsiniz:",
        rights,
        'Verilerinizin bir kopyasını Ayarlar sayfasının Güvenlik bölümünden kendiniz indirebilir, hesabınızı aynı yerden silebilirsiniz. Şirketin sahibi şirketi de oradan kapatabilir.',
        applyingTo(config),
        "Başvurunuz en geç otuz gün içinde, kural olarak ücretsiz cevaplanır. Başvurunuz reddedilir, cevap yetersiz bulunur veya süresinde cevap verilmezse Kişisel Verileri Koruma Kurulu'na şikâyette bulunabilirsiniz.",
      ],
    },
  ],
});

function transfers({ operator, languageModel, mapTilesUrl }: ClientConfig): (string | string[])[] {
  const maps =
    mapTilesUrl &&
    `Proje haritasını açtığınızda tarayıcınız harita görüntülerini ${new URL(mapTilesUrl).hostname} adresinden alır; IP adresiniz ve baktığınız bölge bu sırada oraya ulaşır.`;
  return [
    'Kişisel verileriniz, hukuken yetkili kamu kurumlarının usulüne uygun talepleri dışında, yalnızca hizmetin sunulması için gereken hizmet sağlayıcılarla paylaşılır.',
    ...processorsOf(operator),
    languageModel
      ? "Vezne AI'nın kurallarıyla anlaşılamayan sorularda bir dil modeline yalnızca sorduğunuz soru ve kategori adları gönderilir. Proje analizinin cümleleri de aynı modele, proje ve tedarikçi adları olmadan yazdırılır. Kayıtlarınız ve açıklamaları gönderilmez."
      : 'Vezne AI bu kurulumda sorularınızı kendi kurallarıyla cevaplar; sorularınız ve kayıtlarınız bir dil modeline gönderilmez.',
    ...(maps ? [maps] : []),
  ];
}

function applyingTo({ operator }: ClientConfig): string {
  const ways = [
    operator?.address && 'yukarıdaki posta adresine yazılı olarak',
    operator?.kep && `${operator.kep} kayıtlı elektronik posta (KEP) adresine`,
    operator?.email && `hesabınızdaki e-posta adresinden ${operator.email} adresine`,
  ].filter(Boolean);
  return ways.length > 0
    ? `Başvurunuzu ${ways.join(', ')} veya İletişim sayfasındaki formla iletebilirsiniz. Kimliğinizi doğrulamak için ek bilgi istenebilir.`
    : 'Başvurunuzu İletişim sayfasındaki formla iletebilirsiniz. Kimliğinizi doğrulamak için ek bilgi istenebilir.';
}
