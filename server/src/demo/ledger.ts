import type { CashFlowImportRow, PaymentMethod } from '@vezne/contract';
import { addDays, type Day, firstDay, lastDay, monthOf, shiftMonth } from '../calendar';
import { insurances, type Purchase, purchases, type Recurring, recurring, sites } from './ledger-items';
import { createRandom, type Random } from './random';

export const MONTHS = 24;
const SEED = 1923;
const FRIDAY = 5;
/** Prices were lower in the past, by this much a month. */
const MONTHLY_INFLATION = 0.017;
/** How busy sites are from January to December. */
const BUSY = [0.68, 0.72, 0.9, 1.02, 1.1, 1.18, 1.2, 1.16, 1.12, 1.06, 0.94, 0.8];
const monthName = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekdayOf = (day: Day) => new Date(day).getUTCDay();

/** The entries of the demo company's last 24 months, oldest first: the same for the same day. */
export function demoLedger(today: string): CashFlowImportRow[] {
  const random = createRandom(SEED);
  const invoices = new Map<string, number>();
  const rows: CashFlowImportRow[] = [];
  for (let ago = MONTHS - 1; ago >= 0; ago--) {
    const month = demoMonth(today, ago, random);
    const spent = [
      ...recurring.map((item) => payment(month, item)),
      ...weeklyWages(month),
      ...purchases.flatMap((purchase) => bought(month, purchase)),
      ...(ago % 4 === 1 ? [insurance(month)] : []),
    ];
    rows.push(...spent, ...moves(month), ...collected(month, spent, invoices));
  }
  return rows
    .filter(({ date }) => date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

type Month = ReturnType<typeof demoMonth>;

function demoMonth(today: string, ago: number, random: Random) {
  const month = shiftMonth(monthOf(today), -ago);
  const name = (back: number) => monthName.format(new Date(shiftMonth(month, -back)));
  const day = (wanted: number) => addDays(firstDay(month), wanted - 1);
  const days = Number(lastDay(month).slice(8));
  const price = (lira: number) => lira * (1 + MONTHLY_INFLATION) ** -ago;
  /** A row; on a weekend only cash and card are paid, the bank waits for Monday. */
  function row(
    wanted: number,
    categoryName: string,
    description: string,
    lira: number,
    paymentMethod: PaymentMethod,
    income = false,
  ): CashFlowImportRow {
    const atBank = paymentMethod !== 'CASH' && paymentMethod !== 'CARD';
    const weekday = weekdayOf(day(Math.min(wanted, days)));
    const wait = atBank ? (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) : 0;
    return {
      date: day(Math.min(wanted, days) + wait),
      cashFlowType: income ? 'GIRIS' : 'CIKIS',
      categoryName,
      description,
      amount: Math.round(lira * 100) / 100,
      paymentMethod,
    };
  }
  const running = sites.filter(({ from, to }) => ago <= from && ago >= to);
  return { ago, name, day, days, price, row, random, running, calendarMonth: Number(month.slice(5)) - 1 };
}

const rounded = (lira: number, step: number) => Math.max(step, Math.round(lira / step) * step);

function payment({ row, random, name, price, calendarMonth }: Month, item: Recurring): CashFlowImportRow {
  const cold = Math.cos((calendarMonth / 12) * 2 * Math.PI);
  const season = item.season ? 1 + 0.55 * (item.season === 'winter' ? cold : -cold) : 1;
  const swing = 1 + random.between(-item.swing, item.swing);
  const lira = price(item.lira) * season * swing;
  const income = item.category === 'Faiz geliri';
  const exact = item.category === 'Faturalar' || income ? Math.round(lira * 100) / 100 : rounded(lira, 50);
  return row(item.day, item.category, `${item.text}, ${name(item.of ?? 0)}`, exact, item.method, income);
}

function weeklyWages({ row, random, price, day, days, calendarMonth }: Month): CashFlowImportRow[] {
  const rows: CashFlowImportRow[] = [];
  const busy = BUSY[calendarMonth] ?? 1;
  const inWords = (date: Day) => dayName.format(new Date(date));
  for (let friday = 1; friday <= days; friday++) {
    if (weekdayOf(day(friday)) !== FRIDAY) continue;
    const week =
      friday > 4
        ? `${friday - 4}–${inWords(day(friday))}`
        : `${inWords(day(friday - 4))}–${inWords(day(friday))}`;
    const trade = random.pick(['Kalıp ustası', 'Duvar ustası', 'Boya ustası', 'Seramik ustası']);
    const wages = rounded(price(94_000) * busy * random.between(0.8, 1.2), 250);
    rows.push(row(friday, 'İşçilik', `${trade} ve yardımcı yevmiyeleri, ${week}`, wages, 'CASH'));
    if (friday <= 7 || friday > 21) continue;
    const meals = rounded(price(34_800) * busy * random.between(0.9, 1.1), 10);
    rows.push(
      row(friday, 'Yemek', `Şantiye yemek bedeli, iki hafta, ${inWords(day(friday))}`, meals, 'TRANSFER'),
    );
  }
  return rows;
}

function bought(
  month: Month,
  { category, perMonth, methods, items, forSite }: Purchase,
): CashFlowImportRow[] {
  const { row, random, price, days, running, calendarMonth } = month;
  const times = Math.floor(perMonth * (BUSY[calendarMonth] ?? 1) + random.between(0, 1));
  return Array.from({ length: times }, () => {
    const { text, unit, amount, lira } = random.pick(items);
    const count = random.whole(...amount);
    const site = running[random.whole(0, running.length - 1)];
    const parts = [text, unit && `${count} ${unit}`, forSite && site?.name].filter(Boolean);
    const paid = price(lira) * count * (unit ? 1 : random.between(0.85, 1.15));
    return row(random.whole(1, days), category, parts.join(', '), paid, random.pick(methods));
  });
}

function insurance({ row, random, price }: Month): CashFlowImportRow {
  return row(
    9,
    'Sigorta',
    random.pick(insurances),
    rounded(price(58_000) * random.between(0.8, 1.3), 10),
    'CARD',
  );
}

/** Money that only changes its place: out of the bank and into the site's cash box. */
function moves({ row, random, price, days }: Month): CashFlowImportRow[] {
  return Array.from({ length: 2 }, () => {
    const day = random.whole(1, days);
    const lira = rounded(price(75_000) * random.between(0.7, 1.4), 1_000);
    return [
      row(day, 'Kasa', 'Vadesiz hesaptan şantiye kasasına virman', lira, 'VIRMAN'),
      row(day, 'Kasa', 'Şantiye kasasına bankadan virman', lira, 'VIRMAN', true),
    ];
  }).flat();
}

/** What customers paid: together a little more than was spent, in some months less. */
function collected(
  { ago, row, random, days, running }: Month,
  spent: readonly CashFlowImportRow[],
  invoices: Map<string, number>,
): CashFlowImportRow[] {
  const total = spent.reduce((sum, { amount }) => sum + amount, 0) * random.between(0.92, 1.36);
  const count = Math.min(running.length, random.whole(3, 5));
  const shares = Array.from({ length: count }, () => random.between(0.6, 1.4));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.flatMap((share, turn) => {
    const site = running[(turn + ago) % running.length];
    if (!site) return [];
    const lira = rounded((total * share) / all, 500);
    const method = random.pick<PaymentMethod>(['TRANSFER', 'TRANSFER', 'CHECK', 'NOTE']);
    const day = random.whole(2, days);
    const number = invoices.get(site.name) ?? 0;
    invoices.set(site.name, number + 1);
    return number === 0
      ? [row(day, 'Avans', `İş avansı, ${site.name}`, lira, method, true)]
      : [row(day, 'Hakediş', `${number} no.lu hakediş tahsilatı, ${site.name}`, lira, method, true)];
  });
}
