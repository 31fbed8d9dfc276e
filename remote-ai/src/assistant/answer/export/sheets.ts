import { type AssistantAnswer, type AssistantRow, type AssistantUnit, inPlace } from '@vezne/contract';
import { formatCount, type Sheet, sheetOf } from '@vezne/ui';
import { isPart } from './part';

const units: Record<AssistantUnit, string> = {
  TRY: 'TRY',
  USD: 'USD',
  EUR: 'EUR',
  COUNT: 'adet',
  PERCENT: '%',
  DAYS: 'gün',
  MONTHS: 'ay',
};

const wayOf = ({ direction }: Pick<AssistantRow, 'direction'>) =>
  direction ? { GIRIS: 'Gelir', CIKIS: 'Gider' }[direction] : null;

/** An answer as a file: its rows, else the records it rests on, else its figures. */
export function sheetsOf(answer: AssistantAnswer): Sheet[] {
  const { rows, sources, figures } = answer;
  if (rows.length > 0) {
    const sheet = sheetOf('Cevap', inPlace(rows), [
      { title: 'Tarih', kind: 'date', value: ({ date }) => date ?? null },
      { title: 'Satır', value: ({ label }) => label },
      { title: 'Yön', value: wayOf },
      { title: 'Değer', kind: 'number', value: ({ value }) => value },
      { title: 'Birim', value: ({ unit }) => units[unit] },
      { title: 'Kayıt sayısı', kind: 'number', value: ({ count }) => count ?? null },
    ]);
    const areRecords = rows.every(({ id }) => id !== undefined);
    return [areRecords ? ended(sheet, 'İlk', answer) : sheet];
  }
  if (sources.length > 0) {
    const sheet = sheetOf('Dayanak kayıtlar', sources, [
      { title: 'Tarih', kind: 'date', value: ({ date }) => date },
      { title: 'Kayıt', value: ({ label }) => label },
      { title: 'Yön', value: wayOf },
      { title: 'Tutar', kind: 'money', value: ({ amount }) => amount },
    ]);
    return [ended(sheet, 'Son', answer)];
  }
  if (figures.length === 0) return [];
  return [
    sheetOf('Cevap', figures, [
      { title: 'Rakam', value: ({ label }) => label },
      { title: 'Değer', kind: 'number', value: ({ value }) => value },
      { title: 'Birim', value: ({ unit }) => units[unit] },
    ]),
  ];
}

/** Records that are only some of all end with how many there are. */
function ended(sheet: Sheet, which: string, answer: AssistantAnswer): Sheet {
  const { rows, columns } = sheet;
  if (!isPart(rows.length, answer)) return sheet;
  const said = `${which} ${formatCount(rows.length)} / ${formatCount(answer.matched.count)} kayıt`;
  const last = columns.map((_, at) => (at === 1 ? said : null));
  return { ...sheet, rows: [...rows, last] };
}
