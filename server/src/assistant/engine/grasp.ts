import type { Plan } from '@vezne/contract';
import type { Reply } from './ask/reply';
import { isBarred } from './check/barred';
import { decide } from './check/decide';
import { understand } from './engine';
import { candidates } from './propose/candidates';
import { narrowings } from './propose/narrow';
import { classOf, partOf, type Scene } from './propose/part';
import { classFeatures } from './rank/class-features';
import { grammarSays, withGrammar } from './rank/grammar-says';
import { likelyClasses, type Ranked, ranked } from './rank/rank';
import type { Weights } from './rank/weights';
import { weights as trained } from './rank/weights-data';
import type { LedgerIndex } from './see/ledger-index';
import { look } from './see/sight';
import type { Day } from './time/calendar';
import type { LedgerWords } from './words/ledger-words';

/** A ledger as a question is read against it. */
export type Known = { words: LedgerWords; index: LedgerIndex };

/** Beside the question: today, and the plan of the turn before in the conversation. */
export type Beside = { today: Day; before?: Plan | undefined };

/** Understands a question: what it may mean is proposed, ranked, checked, and answered, asked back or refused. */
export function grasp(question: string, known: Known, beside: Beside): Reply {
  const reply = understand(question, known.words, beside.before);
  if (isBarred(reply)) return reply;
  return decide({
    grammar: reply,
    readings: readings(question, reply, known, beside),
    talk: beside.before !== undefined,
    written: isWritten(question),
    currency: known.words.currency,
  });
}

/** A sentence that begins as sentences do. */
const isWritten = (question: string): boolean => /^[\p{Lu}\d]/u.test(question);

/** What a question may mean, likeliest first. */
export function readings(
  question: string,
  reply: Reply,
  { index }: Known,
  { today, before }: Beside,
  weights: Weights = trained,
): Ranked[] {
  const scene: Scene = { index, today };
  const sight = look(question, index);
  const parts = before?.steps.map((step) => partOf(step, scene));
  const turn = parts && { parts, cls: classOf(parts) };
  const likely = likelyClasses(classFeatures(sight, turn?.cls), weights);
  const asked = { sight, scene, narrowings: narrowings(sight, index), before: turn };
  return ranked(withGrammar(candidates(asked, likely), grammarSays(reply, scene), asked), weights);
}
