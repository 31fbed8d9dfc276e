import type { AssistantReason } from '@vezne/contract';
import type { Reply } from '../ask/reply';
import type { Asked, Candidate } from '../propose/candidate';
import { classOf, meaningOf, opOf, type Part, partOf, type Scene } from '../propose/part';
import type { Sight } from '../see/sight';

/** What the grammar made of a question, as a candidate beside the others. */
export type GrammarSays = { kind: 'answer' | 'help' | AssistantReason; cls: string; parts: Part[] };

export function grammarSays(reply: Reply, scene: Scene): GrammarSays {
  if (reply.action === 'HELP') return { kind: 'help', cls: 'HELP', parts: [] };
  if (reply.action === 'ANSWER') {
    const parts = reply.plan.steps.map((step) => partOf(step, scene));
    return { kind: 'answer', cls: classOf(parts), parts };
  }
  return { kind: reply.reason, cls: reply.action === 'CLARIFY' ? 'ASK' : 'REFUSE', parts: [] };
}

/** Adds the grammar's reading to the candidates, and to each of them what the grammar thinks of it. */
export function withGrammar(
  candidates: readonly Candidate[],
  says: GrammarSays,
  { scene, sight, before }: Pick<Asked, 'scene' | 'sight' | 'before'>,
): Candidate[] {
  const op = opOf(says.cls);
  const where = before ? 'talk' : 'one';
  const style = styleOf(sight);
  const key = says.parts.length ? meaningOf(says.parts, scene) : says.cls;
  const own = [
    `old:${says.kind}`,
    `old:${says.kind}:${where}`,
    `old:${says.kind}:${op}`,
    `old:${says.kind}:${style}`,
    `old:${says.kind}:${op}:${style}`,
    `old:${op}:len${Math.min(5, Math.ceil(sight.tokens.length / 2))}`,
  ];
  const shared = candidates.some((each) => each.key === key);
  const all: Candidate[] =
    shared || !says.parts.length
      ? [...candidates]
      : [
          ...candidates,
          { ...says, key, log: FAR, features: ['old:alone', `oldalone:${op}`, `h:${says.cls}`] },
        ];
  return all.map((each) => ({
    ...each,
    // Of plans with the same meaning the grammar's says more: what is claimed, whether a percentage is wanted.
    ...(each.key === key && says.parts.length > 0 && { parts: says.parts }),
    features: [
      ...each.features,
      `oldsays:${says.kind}:${says.parts.length ? each.parts.length > 0 : each.cls}`,
      ...(each.key === key ? [...own, ...(shared ? ['old:shared'] : [])] : []),
    ],
  }));
}

/** The likelihood of a class that was not followed up. */
const FAR = -6;

/** Sentences that are written out, with capital and mark, are what the grammar was made of. */
function styleOf({ tokens }: Sight): string {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const slips = words.filter(
    ({ readings }) => readings.length > 0 && readings.every(({ mistakes }) => mistakes > 0),
  );
  const marked = tokens.at(-1)?.kind === 'mark';
  return `${words[0]?.capital ? 'C' : 'c'}${marked ? 'M' : 'm'}${Math.min(2, slips.length)}`;
}
