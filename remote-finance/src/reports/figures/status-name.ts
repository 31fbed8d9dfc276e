import { dayInTurkey, type MonthlyReport } from '@vezne/contract';

const names: Record<MonthlyReport['status'], string> = {
  TASLAK: 'Devam ediyor',
  TAMAMLANDI: 'Tamamlandı',
  KESIN: 'Kesin',
};

/** How far a month is; one that holds entries of days to come has not begun. */
export const statusName = ({ month, status }: Pick<MonthlyReport, 'month' | 'status'>): string =>
  month > dayInTurkey(new Date()).slice(0, 7) ? 'Başlamadı' : names[status];
