import { type Plan, type PlanFilter, PlanStep } from '@vezne/contract';
import { offerOf } from '../ask/offers';
import { entry, type Line } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { inPieces } from './scattered';

const lines: Line[] = [
  ['2025-11-03', 'CIKIS', 'Faturalar', 'Su faturası', 900],
  ['2025-11-04', 'CIKIS', 'Malzeme', 'Su yalıtım membranı', 400],
  ['2025-11-05', 'CIKIS', 'Faturalar', 'Su kesme bedeli', 100],
];
const index = new LedgerIndex(lines.map(entry));
const total = (filter: PlanFilter): Plan => ({
  steps: [PlanStep.parse({ op: 'TOTAL', measure: 'EXPENSE', filter, period: null })],
});
const both = total({ texts: ['su faturasi', 'su yalitim'] });
const offered = (reply: ReturnType<typeof inPieces>) =>
  reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan.steps[0]?.filter.texts) : reply.action;

test('water of the bills and a membrane against water are no sum: each is offered', () => {
  const asked = inPieces({ action: 'ANSWER', plan: both }, index, 'TRY');
  expect(offered(asked)).toEqual([['su faturasi'], ['su yalitim']]);
  const offers = [both, total({})].map((plan) => offerOf(plan, 'TRY'));
  const again = inPieces({ action: 'CLARIFY', reason: 'measure', offers }, index, 'TRY');
  expect(offered(again)).toEqual([['su faturasi'], ['su yalitim'], undefined]);
});

test.each<PlanFilter>([
  { texts: ['su faturasi', 'su kesme'] },
  { texts: ['su faturasi'] },
  { texts: ['su faturasi', 'su yalitim'], categories: ['Faturalar'] },
  // Asked for one by one.
  { texts: ['faturasi', 'membrani'] },
])('%j is one thing', (filter) => {
  const reply = { action: 'ANSWER', plan: total(filter) } as const;
  expect(inPieces(reply, index, 'TRY')).toBe(reply);
});
