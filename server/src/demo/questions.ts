import { dayInTurkey } from '@vezne/contract';
import { createLedgers, seenLedger } from '../assistant/ledgers';
import { answerQuestion, storeAnswer } from '../assistant/service';
import type { Understanding } from '../assistant/understanding';
import { HOUR_MS } from '../calendar';
import type { Sql } from '../db/database';

/** The oldest first; the last was asked an hour before the demo company was made. */
const questions = [
  'Bakiye kaç lira?',
  'Geçen ay ne kadar harcadık?',
  'Bu yıl toplam gelir ne kadar?',
  'Geçen ay en çok harcadığımız 3 kategori hangileri?',
  'Bu yıl giderleri ay ay göster',
  'Yakıta ayda ortalama ne kadar gidiyor?',
  'Geçen ay gelirimiz giderimizi karşıladı mı?',
  'Maaş giderlerin yüzde kaçı?',
  'En son ne zaman kira ödedik?',
  'Bu ay giderler geçen aya göre nasıl?',
  'Giderler artıyor mu?',
  'Düzenli ödemelerimiz neler?',
  'Mükerrer kayıt var mı?',
  'Olağan dışı giderleri listele',
  'Bu yılın en yüksek gider kaydı hangisi?',
  'Gelecek ay gider tahmini nedir?',
  'Bu gidişle para kaç ay yeter?',
  'Geçen ay giderlerin ödeme yöntemine göre dağılımı',
  'Geçen ay giderleri yüzde 10 kıssaydık net ne olurdu?',
  'Hangi tarih aralığını inceliyorsun?',
] as const;

/** Asks the demo company's twenty questions, one a day, as if on the days before `now`. */
export async function seedQuestions(sql: Sql, companyId: string, now: Date): Promise<void> {
  const tools = { ledgers: createLedgers(), understand: await engine() };
  for (const [i, input] of questions.entries()) {
    const at = new Date(now.getTime() - (24 * (questions.length - 1 - i) + 1) * HOUR_MS);
    const question = { input, conversationId: null };
    const worked = await answerQuestion(sql, companyId, question, dayInTurkey(at), tools);
    await storeAnswer(sql, { companyId, managerId: null }, question, worked, at);
  }
}

/** In this thread, where nobody is served yet; loaded here alone, because every later start can do without. */
async function engine(): Promise<Understanding> {
  const { grasp } = await import('../assistant/engine/grasp');
  const { LedgerIndex } = await import('../assistant/engine/see/ledger-index');
  const { LedgerWords } = await import('../assistant/engine/words/ledger-words');
  return async (_, question, ledger, beside) => {
    const known = { words: new LedgerWords(seenLedger(ledger)), index: new LedgerIndex(ledger.window) };
    return grasp(question, known, beside);
  };
}
