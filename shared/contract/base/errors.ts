import { z } from 'zod';

/** Body of every answer that is not a success. `fields` maps a field ("rows.3.amount") to its Turkish sentence. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** 409 on a stale version: the record as it is stored now. */
  current: z.unknown().optional(),
  /** Names the answer in the server's log. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Sentences that server and client must say alike. */
export const messages = {
  dueBeforeDate: 'Vade, kaydın tarihinden önce olamaz',
  network:
    'Bağlantı Hatası, İnternet bağlantınızda veya sunucuda bir sorun olabilir. Lütfen bağlantınızı kontrol edin ve tekrar deneyin.',
  rateLimit:
    'Kısa bir süre içinde çok fazla işlem yaptınız. Sistemimizi korumak için isteklere geçici olarak ara verildi. Lütfen birkaç saniye sonra tekrar deneyin.',
  unexpected: 'Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin.',
  toast: 'Bir Hata Oluştu.',
  denied: 'Bu Sayfayı Görüntülemek İçin Yetkiniz Bulunmamaktadır. Giriş Yapınız.',
  // English in the specification: the client recognises an ended session by this exact text.
  sessionExpired: 'Session expired. Please login again.',
  notFound: 'Kayıt bulunamadı.',
  beforeOpening: 'Tarih hesabın açılış tarihinden önce olamaz.',
  collectedEntry: 'Bu kasa kaydı bir tahsilata bağlı. Tahsilatı silin.',
  paidEntry: 'Bu kasa kaydı bir ödemeye bağlı. Ödemeyi silin.',
  settledEntry: 'Bu kasa kaydı bir tahsilata ya da ödemeye bağlı. Önce onu geri alın.',
  settledRow: 'Bu kalemin tahsilatı ya da ödemesi var. Önce onu geri alın.',
  leg: 'Bu kayıt bir virmanın parçası. Virmanı düzenleyin.',
  badInput: 'Lütfen işaretli alanları düzeltin.',
  unknownKey: 'Tanınmayan alan',
  stale: 'Bu kayıt başka biri tarafından değiştirildi. Güncel halini görüp tekrar deneyin.',
  companyClosing:
    'Şirket kapatılıyor. Kayıtları görüntüleyebilir ve dışa aktarabilirsiniz; değiştiremezsiniz.',
  companyFull:
    'Kayıtlarınız planınızın alanını doldurdu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz; yeni kayıt için alanı genişletmemizi isteyin.',
  subscriptionOver: 'Abonelik süreniz doldu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz.',
  keyReused: 'Bu işlem anahtarı başka bir istek için kullanılmış.',
  badCredentials: 'E-posta veya şifre hatalı.',
  emailTaken: 'Bu e-posta adresi zaten kayıtlı',
  badResetLink: 'Bağlantı geçersiz veya süresi dolmuş.',
  proofRequired: 'Bu işlem için şifrenizi yeniden girmeniz gerekiyor.',
  recipientLimit: 'Bu adrese bugün yeterince ileti gönderildi. Lütfen yarın tekrar deneyin.',
  badVerification: 'Onay bağlantısı geçersiz veya süresi dolmuş.',
  badUnsubscribe: "Bağlantı geçersiz. E-postaları Ayarlar > Bildirimler'den kapatabilirsiniz.",
  badInvitation: 'Davet bağlantısı geçersiz veya süresi dolmuş.',
  invitedElsewhere:
    "Bu e-posta adresinin Vezne'de zaten bir hesabı var. Bir adres tek bir şirkette kullanılabilir; sizi davet eden kişiye başka bir adresinizi bildirin.",
} as const;

/** Codes of the error body; the numeric text 5000 is the specification's "other error with a message". */
export const codes = {
  network: 'ERR_NETWORK',
  clientRateLimit: 'RATE_LIMIT_EXCEEDED',
  other: '5000',
  badInput: 'BAD_INPUT',
  unauthenticated: 'UNAUTHENTICATED',
  subscriptionOver: 'SUBSCRIPTION_OVER',
  forbidden: 'FORBIDDEN',
  /** Signed in, but too long ago for this: the password is asked for once more, then the call is repeated. */
  proofRequired: 'PROOF_REQUIRED',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  stale: 'STALE_VERSION',
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
  tooLarge: 'BODY_TOO_LARGE',
  mediaType: 'UNSUPPORTED_MEDIA_TYPE',
  tooMany: 'TOO_MANY_REQUESTS',
  unavailable: 'UNAVAILABLE',
  unexpected: 'UNEXPECTED',
} as const;

// Asked when a schema has no sentence of its own: zod's are English, name JavaScript's types and repeat every key.
z.config({
  customError: (issue) => {
    if (issue.code === 'unrecognized_keys') return messages.unknownKey;
    if (!issue.path?.length) return 'Gönderilen veri geçerli değil.';
    const missing = issue.input === undefined || issue.input === null || issue.input === '';
    return missing ? 'Bu alan gerekli' : 'Bu alan geçerli değil';
  },
});
