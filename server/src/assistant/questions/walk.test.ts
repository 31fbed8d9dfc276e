import { type AssistantNext, Plan } from '@vezne/contract';
import { grasp } from '../engine/grasp';
import type { LedgerView } from '../engine/ledger/ledger';
import { aroundOf } from '../engine/next/around';
import { firstQuestions } from '../engine/next/first-questions';
import { answer } from '../engine/run/answer';
import { testLedger } from '../engine/run/testing';
import { readBook } from './book';

const today = '2026-11-22';

/** Chooses a question, and everything that is offered beside its answer, so many deep. */
async function walk({ question, plan }: AssistantNext, view: LedgerView, deep: number): Promise<string[]> {
  const chosen = await answer({ action: 'ANSWER', plan: Plan.parse(JSON.parse(plan)) }, view);
  const failed = chosen.action === 'ANSWER' && chosen.matched.count > 0 ? [] : [question];
  if (!deep) return failed;
  const { next = [] } = await aroundOf(chosen, view);
  if (next.length !== 3) failed.push(`${question}: ${next.length} questions beside it`);
  for (const each of next) failed.push(...(await walk(each, view, deep - 1)));
  return failed;
}

test.each(['market', 'insaat', 'otoservis'])(
  'each question of a first visit, those beside its answer and those beside theirs are answered on %s',
  async (ledger) => {
    const { view } = testLedger(readBook(__dirname, ledger).window, today);
    const first = await firstQuestions(view);
    expect(first).toHaveLength(4);
    for (const each of first) expect(await walk(each, view, 2)).toEqual([]);
  },
);

test.each([
  'Bu ay en çok hangi kategoriye harcadık?',
  'Geçen ay gelir ve gider ne kadardı?',
  'Nakit ödemelerin toplamı ne kadar?',
  'En yüksek tutarlı 5 gider kaydı hangisi?',
  // On the landing page.
  'Geçen ay en çok hangi kategoriye harcadık?',
  'Bu ay ne kadar tahsilat yaptık?',
])('"%s", which anyone may begin with, is answered on every ledger', (question) => {
  for (const ledger of ['market', 'insaat', 'otoservis'])
    expect(grasp(question, readBook(__dirname, ledger), { today }).action).toBe('ANSWER');
});
