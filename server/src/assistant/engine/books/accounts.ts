import type { CashAccountKind, PlanStep } from '@vezne/contract';
import { balanceDay } from '../execute/balance';
import { type AccountBalance, accountLink } from '../ledger/books';
import type { LedgerView } from '../ledger/ledger';
import { money, Refusal, type StepResult } from '../ledger/result';
import { sayDay, sayMoney } from '../say/say';

type Step = Extract<PlanStep, { op: 'ACCOUNTS' }>;

const OF_KIND: Record<CashAccountKind, string> = {
  KASA: 'Kasa bakiyesi',
  BANKA: 'Banka bakiyesi',
  KART: 'Kart borcu',
};

/** What lies in accounts, at the end of a day or now, as Hesaplar tells it. */
export async function accounts(step: Step, view: LedgerView): Promise<StepResult> {
  if (!view.books) throw new Refusal('not_in_data');
  const day = balanceDay(step, view);
  const all = await view.books.balances(day);
  const chosen = all.filter((account) => isMeant(step, account));
  if (!chosen.length) throw new Refusal('unknown_entity');
  // What is owed on cards is told as Hesaplar tells it.
  const amount = step.kind === 'KART' ? -sumOf(chosen) : sumOf(chosen);
  const what = calledOf(step, chosen);
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  const whole = { key: 'total', label: 'Bütün hesaplar', kurus: sumOf(all) };
  const more = chosen.length < all.length ? [whole] : ofKinds(all);
  const beside = more
    .map(({ key, label, kurus }) => `${key === 'total' ? 'Bütün hesaplarla birlikte' : label} ${say(kurus)}`)
    .join(', ');
  const verdict = step.claim ? (amount > 0n ? 'Evet. ' : 'Hayır. ') : '';
  return {
    step,
    head: [money('balance', what, amount)],
    more,
    rows: chosen.map(({ id, name, kurus }) => ({ key: id, label: name, kurus, link: accountLink(id) })),
    matched: [],
    period: day ? { from: null, to: day } : null,
    text: `${verdict}${day ? `${sayDay(day)} sonunda: ` : ''}${what} ${say(amount)}.${beside && ` ${beside}.`}`,
    reading: [day ? `${sayDay(day)} sonu` : 'Bugün', 'Hesaplardan', what].join(' · '),
  };
}

const isMeant = (step: Step, { name, kind }: AccountBalance) =>
  step.accounts.length ? step.accounts.includes(name) : step.kind === null || step.kind === kind;

const sumOf = (accounts: readonly AccountBalance[]) => accounts.reduce((sum, { kurus }) => sum + kurus, 0n);

const KINDS = [
  ['KASA', 'cash', 'Kasa'],
  ['BANKA', 'bank', 'Banka'],
  ['KART', 'cardDebt', 'Kart borcu'],
] as const;

/** What lies where, when there is more than one kind of place. */
function ofKinds(all: readonly AccountBalance[]) {
  const found = KINDS.flatMap(([kind, key, label]) => {
    const accounts = all.filter((each) => each.kind === kind);
    const kurus = kind === 'KART' ? -sumOf(accounts) : sumOf(accounts);
    return accounts.length ? [{ key, label, kurus }] : [];
  });
  return found.length > 1 ? found : [];
}

function calledOf(step: Step, chosen: readonly AccountBalance[]): string {
  if (!step.accounts.length) return step.kind ? OF_KIND[step.kind] : 'Hesapların bakiyesi';
  return `${chosen.map(({ name }) => name).join(', ')} bakiyesi`;
}
