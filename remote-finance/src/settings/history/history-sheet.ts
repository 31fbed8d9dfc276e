import { type Currency, entityName, type HistoryLine } from '@vezne/contract';
import { actOf, actorOf, changesText, subjectOf } from '@vezne/records';
import { formatInstantDate, formatTime, type Sheet, sheetOf } from '@vezne/ui';

/** The exported table of the history: one row per line. */
export const historySheet = (lines: readonly HistoryLine[], currency: Currency): Sheet =>
  sheetOf('Geçmiş', lines, [
    { title: 'Tarih', value: ({ at }) => formatInstantDate(at) },
    { title: 'Saat', value: ({ at }) => formatTime(at) },
    { title: 'Kişi', value: actorOf },
    { title: 'Tür', value: ({ entity }) => entityName(entity) },
    { title: 'Kayıt', value: subjectOf },
    { title: 'İşlem', value: actOf },
    { title: 'Değişiklik', value: (line) => changesText(line, currency) },
  ]);
