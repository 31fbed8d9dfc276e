import type { AssistantReason } from '@vezne/contract';
import type { RefusedPage } from '../ledger/result';

/** One polite sentence per refusal; none carries a figure of the ledger. */
export const refusalSentence: Record<AssistantReason, string> = {
  unknown_entity:
    'Bu adla bir kategori, ödeme yöntemi ya da kayıt bulamadım; adı kontrol edip yeniden sorar mısınız?',
  not_in_data:
    'Bu bilgi kasa defterinde tutulmuyor, bu yüzden cevaplayamıyorum. Projelerin kârı ve bütçesi Projeler sayfasında, alacak ve borçlar Cariler sayfasındadır.',
  outside_window: 'Sorduğunuz dönem, inceleyebildiğim kayıtların dışında kalıyor.',
  insufficient_data: 'Bu soruyu cevaplamaya yetecek kadar kayıt yok.',
  currency:
    'Döviz çevirme, kur ya da enflasyon hesabı yapamıyorum; tutarları yalnızca şirketin para biriminde verebilirim.',
  write:
    'Kayıtlarda değişiklik yapamıyorum; ekleme, düzeltme, silme ve dışa aktarma işlemlerini Kasa Defteri sayfasından yapabilirsiniz.',
  advice:
    'Hukuk, vergi, yatırım ya da karar önerisi veremiyorum; yalnızca kasa defterindeki kayıtlar hakkındaki soruları cevaplarım.',
  other_topic: 'Yalnızca kasa defterinizdeki kayıtlarla ilgili soruları cevaplayabiliyorum.',
  other_tenant: 'Yalnızca kendi şirketinizin kasa defteriyle ilgili soruları cevaplayabiliyorum.',
  injection:
    'Bu isteği yerine getiremem; yalnızca kasa defteri hakkındaki soruları kayıtlara göre cevaplarım.',
  too_long: 'Bu soruyu tek seferde çözemedim; yeniden sorun ya da daha kısa sorulara bölüp ayrı ayrı sorun.',
  period: 'Hangi dönemi kastettiğinizden emin olamadım. Aşağıdakilerden hangisini soruyorsunuz?',
  record_or_category: 'Tek bir kaydı mı, yoksa kategoriyi mi soruyorsunuz?',
  category: 'Bu sözcük birden fazla kategorinin adında geçiyor. Hangisini soruyorsunuz?',
  entity: 'Bu ad birden fazla kişiye ait. Hangisini soruyorsunuz?',
  amount: 'Tutardan emin olamadım. Hangisini kastettiniz?',
  measure: 'Neyi öğrenmek istediğinizden emin olamadım. Aşağıdakilerden hangisini soruyorsunuz?',
};

/** Of a day that no calendar has. */
export const noSuchDay = (day: string) => `${day} diye bir gün yok; tarihi düzeltip yeniden sorar mısınız?`;

/** Of days to come, and what is offered instead. */
export const NOT_YET = 'Sorduğunuz dönem henüz gelmedi.';
export const A_YEAR_BEFORE = 'Bir yıl öncesini soruyorsanız:';

/** Where to look for what another page knows. */
export const pageSentence: Record<RefusedPage, string> = {
  projects:
    'Projelerin kârı, bütçesi ve süresi kasa defterinde tutulmuyor; Projeler sayfasında görebilirsiniz.',
};
