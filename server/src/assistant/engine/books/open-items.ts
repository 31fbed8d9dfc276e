import { type Ageing, type AgeingRow, type ContactSide, kurusOf, type PlanStep } from '@vezne/contract';
import { type Books, contactLink } from '../ledger/books';
import type { LedgerView } from '../ledger/ledger';
import { type Figure, money, number, Refusal, type Row, type StepResult } from '../ledger/result';
import { sayDay, sayMoney } from '../say/say';

type Step = Extract<PlanStep, { op: 'OPEN_ITEMS' }>;
type OneSide = Exclude<Step['side'], 'BOTH'>;
type Told = Pick<StepResult, 'head' | 'more' | 'rows' | 'text'>;

const SIDES: Record<OneSide, ContactSide> = { RECEIVABLE: 'MUSTERI', PAYABLE: 'TEDARIKCI' };
const NOUN = { RECEIVABLE: 'alacak', PAYABLE: 'borç' };
const NAMED = { RECEIVABLE: 'Alacak', PAYABLE: 'Borç', BOTH: 'Alacak ve borç' };
const GROSS = 'KDV dahil';
const MOST_ROWS = 50;
const MOST_NAMED = 5;

/** What contacts owe and what is owed to them, as Cariler tells it: gross, from all that is open today. */
export async function openItems(step: Step, view: LedgerView): Promise<StepResult> {
  const { books } = view;
  if (!books) throw new Refusal('not_in_data');
  const told = await tell(step, books, (kurus) => sayMoney(kurus, view.currency));
  return {
    step,
    ...told,
    matched: [],
    period: null,
    reading: [
      `${sayDay(view.today)} itibarıyla`,
      'Carilerden',
      step.contact ?? '',
      NAMED[step.side],
      step.overdue ? 'Vadesi geçen' : '',
      GROSS,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

type Say = (kurus: bigint) => string;

function tell(step: Step, books: Books, say: Say): Promise<Told> {
  const { side, contact } = step;
  if (contact !== null) return ofContact({ ...step, contact }, books, say);
  return side === 'BOTH' ? bothSums(books, say) : ofSide(step, side, books, say);
}

/** What one contact owes, or is owed; both: what it owes less what is owed to it. */
async function ofContact(step: Step & { contact: string }, books: Books, say: Say): Promise<Told> {
  const { contact, side, overdue, claim } = step;
  const id = await books.contactId(contact);
  if (!id) throw new Refusal('unknown_entity');
  const open = async (each: OneSide) => {
    const { rows } = await books.ageing(SIDES[each]);
    return openOf(
      rows.find(({ contactId }) => contactId === id),
      overdue,
    );
  };
  const row = (kurus: bigint): Row[] => [{ key: id, label: contact, kurus, link: contactLink(id) }];
  if (side === 'BOTH') {
    const [owes, owed] = [await open('RECEIVABLE'), await open('PAYABLE')];
    const net = owes - owed;
    const verdict = net > 0n ? 'bize borçlu' : net < 0n ? 'bizden alacaklı' : 'ne borçlu ne alacaklı';
    return {
      head: [money('balance', `${contact} bakiyesi`, net)],
      more: [money('receivable', 'Bize borcu', owes), money('payable', 'Bizden alacağı', owed)],
      rows: row(net),
      text: `${contact}: bakiye ${say(net)} (${GROSS}), yani ${verdict}. Bize borcu ${say(owes)}, bizden alacağı ${say(owed)}.`,
    };
  }
  const kurus = await open(side);
  const late = overdue ? 'vadesi geçen ' : '';
  const what = side === 'RECEIVABLE' ? `bize ${late}borcu` : `bizden ${late}alacağı`;
  return {
    head: [money(keyOf(side, overdue), `${contact}: ${what}`, kurus)],
    rows: row(kurus),
    text: `${verdictOf(claim, kurus)}${contact}: ${what} ${say(kurus)} (${GROSS}).`,
  };
}

async function bothSums(books: Books, say: Say): Promise<Told> {
  const { receivable, payable } = await books.ageing('MUSTERI');
  const [owed, owing] = [kurusOf(receivable), kurusOf(payable)];
  return {
    head: [money('receivable', 'Toplam alacak', owed), money('payable', 'Toplam borç', owing)],
    rows: [],
    text: `Carilerden toplam alacak ${say(owed)}, toplam borç ${say(owing)} (${GROSS}).`,
  };
}

async function ofSide(step: Step, side: OneSide, books: Books, say: Say): Promise<Told> {
  const { overdue, answer, n, claim } = step;
  const ageing = await books.ageing(SIDES[side]);
  const rows = ageing.rows
    .map((row) => ({ ...row, kurus: openOf(row, overdue) }))
    .filter(({ kurus }) => kurus > 0n)
    .sort((a, b) => (a.kurus === b.kurus ? 0 : a.kurus < b.kurus ? 1 : -1));
  const shown = rows.slice(0, n ?? MOST_ROWS);
  const total = totalOf(ageing, side, overdue);
  const late = kurusOf(side === 'RECEIVABLE' ? ageing.overdueReceivable : ageing.overduePayable);
  const named = rows.filter(({ contactId }) => contactId !== null).length;
  const [key, label] = [keyOf(side, overdue), `${overdue ? 'Vadesi geçen' : 'Toplam'} ${NOUN[side]}`];
  const more: Figure[] = [
    ...(overdue ? [] : [money(keyOf(side, true), `Vadesi geçen ${NOUN[side]}`, late)]),
    number('contacts', 'Cari', named, 'COUNT'),
  ];
  const sum = rows.reduce((all, { kurus }) => all + kurus, 0n);
  const beside = !overdue && sum !== total ? ` Avanslarla ${say(sum)}.` : '';
  const lead = answer === 'WHO' || claim ? whoIs(side, overdue, named) : '';
  const names = answer === 'WHO' ? listed(rows, n, say) : '';
  return {
    head: [money(key, label, total)],
    more,
    rows: shown.map(({ contactId, name, kurus }) => ({
      key: contactId ?? 'NONE',
      label: name,
      kurus,
      ...(contactId && { link: contactLink(contactId) }),
    })),
    text: `${verdictOf(claim, rows.length ? 1n : 0n)}${lead}${label} ${say(total)} (${GROSS})${
      overdue ? '' : `; vadesi geçen ${say(late)}`
    }.${beside}${names}`,
  };
}

/** The first of them by name; fewer than there are without having been asked for so few are told to go on. */
function listed(rows: readonly { name: string; kurus: bigint }[], most: number | null, say: Say): string {
  const named = rows.slice(0, most ?? MOST_NAMED);
  const lines = named.map(({ name, kurus }) => `\n• ${name}: ${say(kurus)}`);
  return `${lines.join('')}${!most && rows.length > named.length ? '\n…' : ''}`;
}

function whoIs(side: OneSide, overdue: boolean, count: number): string {
  const who = `${overdue ? 'vadesi geçmiş ' : ''}${side === 'RECEIVABLE' ? 'borcu' : 'alacağı'} olan`;
  const us = side === 'RECEIVABLE' ? 'Bize' : 'Bizden';
  return count ? `${us} ${who} ${count} cari var. ` : `${us} ${who} cari yok. `;
}

const verdictOf = (claim: Step['claim'], kurus: bigint) => (claim ? (kurus > 0n ? 'Evet. ' : 'Hayır. ') : '');

const keyOf = (side: OneSide, overdue: boolean): string =>
  overdue ? (side === 'RECEIVABLE' ? 'overdueReceivable' : 'overduePayable') : side.toLowerCase();

function totalOf(ageing: Ageing, side: OneSide, overdue: boolean): bigint {
  const { receivable, overdueReceivable, payable, overduePayable } = ageing;
  if (side === 'RECEIVABLE') return kurusOf(overdue ? overdueReceivable : receivable);
  return kurusOf(overdue ? overduePayable : payable);
}

const openOf = (row: AgeingRow | undefined, overdue: boolean): bigint =>
  kurusOf((overdue ? row?.overdue : row?.total) ?? 0);
