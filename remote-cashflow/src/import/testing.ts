import {
  api,
  type StatementBatch,
  type StatementCounts,
  type StatementMapping,
  type StatementPreview,
  type StatementRow,
} from '@vezne/contract';
import { type fakeApi, idOf, mainAccount, mainAccountId } from '@vezne/testing';

export const batchId = idOf(20, 1);
export const bankId = idOf(12, 2);
const accounts = [
  mainAccount,
  { ...mainAccount, id: bankId, name: 'Ziraat Vadesiz', kind: 'BANKA' as const, isDefault: false },
];

export const batch = (own: Partial<StatementBatch> = {}): StatementBatch => ({
  id: batchId,
  accountId: mainAccountId,
  accountName: 'Ana Kasa',
  fileName: 'ziraat-kasim.csv',
  format: 'CSV',
  layoutName: 'Ziraat Bankası hesap hareketleri',
  status: 'TASLAK',
  rowsRead: 3,
  rowsAdded: 0,
  sumIn: 250000,
  sumOut: 45012.8,
  createdBy: 'Ece Şahin',
  createdAt: '2026-11-21T11:18:00.000Z',
  addedAt: null,
  undoneAt: null,
  ...own,
});

const mapping: StatementMapping = {
  columns: ['TARIH', 'DEKONT', 'ACIKLAMA', 'TUTAR', 'BAKIYE'],
  skip: 1,
  dateFormat: 'GAY',
  decimal: 'VIRGUL',
  flip: false,
};

export const counts = (own: Partial<StatementCounts> = {}): StatementCounts => ({
  all: 3,
  ready: 2,
  incomplete: 1,
  duplicate: 0,
  faulty: 0,
  undecided: 1,
  ...own,
});

export const preview = (own: Partial<StatementPreview> = {}): StatementPreview => ({
  batch: batch(),
  counts: counts(),
  sums: { in: 250000, out: 45012.8 },
  balanceCheck: { expected: 304987.2, found: 304987.2, ok: true, line: null },
  encoding: 'Windows-1254',
  headings: ['Tarih', 'Fiş', 'Açıklama', 'Tutar', 'Bakiye'],
  sample: [
    { line: 1, cells: ['Tarih', 'Fiş', 'Açıklama', 'Tutar', 'Bakiye'] },
    { line: 2, cells: ['02.11.2026', '000131', 'GELEN EFT MODA', '250.000,00', '350.000,00'], days: [0] },
  ],
  mapping,
  accountNumber: null,
  remembered: false,
  ask: [],
  ...own,
});

export const row = (line: number, own: Partial<StatementRow> = {}): StatementRow => ({
  line,
  group: 'HAZIR',
  date: '2026-11-03',
  description: `EFT MASRAFI ${line}`,
  amount: -12.8,
  balance: null,
  paymentMethod: 'TRANSFER',
  categoryId: idOf(3, 3),
  categoryName: 'Kira',
  decision: 'EKLE',
  transferAccountId: null,
  problem: null,
  twin: null,
  categorySuggestion: null,
  transferSuggestion: null,
  similar: 0,
  ...own,
});

/** Two accounts, and a file that was read into a draft. */
export function answerWithDraft(server: ReturnType<typeof fakeApi>): void {
  server.answer(api.cashAccount.findAll, accounts);
  server.answer(api.statement.read, preview());
  server.answer(api.statement.findById, preview());
  server.answer(api.statement.progress, null);
}
