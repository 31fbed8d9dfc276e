import { fold, type Plan } from '@vezne/contract';
import { understand } from '../engine';
import type { Entry, LedgerView } from '../ledger/ledger';
import { LedgerWords } from '../words/ledger-words';
import { answer, type Draft } from './answer';

/** A record for tests: [day, type, category, description, lira, method]. */
export type Line = [string, 'GIRIS' | 'CIKIS', string, string, number, string?];

let made = 0;

export function entry([date, type, category, description, lira, method = 'TRANSFER']: Line): Entry {
  made++;
  return {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    date,
    type,
    category,
    description,
    method,
    categoryId: `c-${category}`,
    folded: fold(description),
    kurus: BigInt(Math.round(lira * 100)),
  };
}

/** A ledger in memory, answered by the engine alone; records must come oldest first. */
export function testLedger(entries: readonly Entry[], today: string) {
  const window = entries.slice(-1000);
  const view: LedgerView = {
    window,
    today,
    truncated: entries.length > 1000,
    firstDay: entries[0]?.date ?? null,
    currency: 'TRY',
    sumUpTo: async (day) => {
      const all = entries.filter(({ date }) => !day || date <= day);
      const sum = (type: string) =>
        all.filter((each) => each.type === type).reduce((total, { kurus }) => total + kurus, 0n);
      const [income, expense] = [sum('GIRIS'), sum('CIKIS')];
      return {
        income,
        expense,
        cash: income - expense,
        count: all.length,
        ids: all.slice(-50).map(({ id }) => id),
      };
    },
  };
  const names = [...new Set(entries.map(({ category }) => category))];
  const categories = names.map((name) => ({
    name,
    spends: entries.every((each) => each.category !== name || each.type === 'CIKIS'),
  }));
  const words = new LedgerWords({ categories, entries: window, currency: 'TRY' });
  const reply = (question: string, before?: Plan) => understand(question, words, before);
  return {
    words,
    view,
    reply,
    plan: (question: string, before?: Plan) => {
      const found = reply(question, before);
      if (found.action === 'ANSWER') return found.plan.steps;
      return found.action === 'HELP' ? found.action : `${found.action} ${found.reason}`;
    },
    ask: (question: string, before?: Plan): Promise<Draft> => answer(reply(question, before), view),
    run: (plan: Plan): Promise<Draft> => answer({ action: 'ANSWER', plan }, view),
  };
}

/** A tailor's year: rent, fabric, wages, two sources of income. */
export const shop: Line[] = Array.from({ length: 15 }, (_, i): Line[] => {
  const month = `${2024 + Math.floor((i + 9) / 12)}-${String(((i + 9) % 12) + 1).padStart(2, '0')}`;
  return [
    [`${month}-01`, 'CIKIS', 'Dükkân Kirası', 'Dükkân kirası', 12_000],
    [`${month}-03`, 'CIKIS', 'Depo Kirası', 'Depo kirası', 3_000],
    [`${month}-05`, 'CIKIS', 'Maaş', 'Kalfa maaşı - Ayşe Demir', 20_000 + i * 100],
    [`${month}-08`, 'CIKIS', 'Kumaş', 'Yün kumaş - Bursa Tekstil', 7_500.5 + i * 10, 'CHECK'],
    [`${month}-09`, 'CIKIS', 'Kargo', 'Gönderi - Hızlı Kurye', 150, 'CASH'],
    [`${month}-12`, 'GIRIS', 'Dikim Geliri', 'Takım elbise - Murat Şen', 30_000, 'CARD'],
    [`${month}-20`, 'GIRIS', 'Tamirat', 'Paça, fermuar - Murat Aydın', 18_000 + i * 250, 'CASH'],
  ];
}).flat();
