import { isDeepStrictEqual } from 'node:util';
import { Plan } from '@vezne/contract';
import type OpenAI from 'openai';
import { z } from 'zod';
import type { Log } from '../log';
import type { Clause } from './engine/read/clause';
import { unsupported } from './engine/read/slot-check';
import type { LedgerNames } from './engine/words/ledger-words';
import { asked, instructions } from './model-prompt';

export type ModelSettings = { baseUrl: string; model: string; apiKey?: string };

/** What asking the model cost, whether or not its plan was taken. */
export type Usage = {
  attempts: number;
  ms: number;
  promptTokens: number;
  completionTokens: number;
  problem: string | null;
};

export type Planned = { plan: Plan | undefined; usage: Usage };

/** What was understood without a model: the words it leaves unused, its likeliest readings, the turn before. */
export type Uncovered = { clause: Clause; likely?: readonly Plan[]; before?: Plan | undefined };

/** Asks a model for the plan of a question that the rules do not cover; it sees no record. */
export type Planner = (
  question: string,
  ledger: { categories: readonly Pick<LedgerNames['categories'][number], 'name'>[] },
  uncovered: Uncovered,
) => Promise<Planned | undefined>;

const DEADLINE_MS = 6_000;
const ATTEMPTS = 2;
const MAX_TOKENS = 800;

/** A planner on any OpenAI-compatible server. The client library is loaded at the first question that needs it. */
export function createPlanner(settings: ModelSettings, log: Log, deadlineMs = DEADLINE_MS): Planner {
  let client: Promise<OpenAI> | undefined;
  return async (question, ledger, uncovered) => {
    if (namesStranger(uncovered.clause)) return undefined;
    client ??= import('openai').then(
      ({ OpenAI }) =>
        new OpenAI({ baseURL: settings.baseUrl, apiKey: settings.apiKey || 'none', maxRetries: 0 }),
    );
    const usage: Usage = { attempts: 0, ms: 0, promptTokens: 0, completionTokens: 0, problem: null };
    const began = performance.now();
    const labels = ledger.categories.map(({ name }) => name);
    const messages: OpenAI.ChatCompletionMessageParam[] = [
      { role: 'system', content: instructions },
      { role: 'user', content: asked(question, labels, uncovered.before) },
    ];
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      while (usage.attempts < ATTEMPTS) {
        usage.attempts++;
        const text = await complete(await client, settings.model, messages, usage, signal);
        const { plan, problem } = checked(text, uncovered);
        usage.problem = problem;
        if (plan) return { plan, usage };
        messages.push(
          { role: 'assistant', content: text.slice(0, 4_000) },
          { role: 'user', content: `Not usable: ${problem}. Send the corrected JSON alone.` },
        );
      }
      return { plan: undefined, usage };
    } catch (error) {
      // Slow, down or talking nonsense: the answer of the rules stands.
      usage.problem = error instanceof Error ? error.name : 'error';
      log.warn({ err: error }, 'the model gave no plan');
      return { plan: undefined, usage };
    } finally {
      usage.ms = Math.round(performance.now() - began);
    }
  };
}

async function complete(
  client: OpenAI,
  model: string,
  messages: OpenAI.ChatCompletionMessageParam[],
  usage: Usage,
  signal: AbortSignal,
): Promise<string> {
  const answer = await client.chat.completions.create(
    { model, messages, temperature: 0, max_tokens: MAX_TOKENS, response_format: { type: 'json_object' } },
    { signal },
  );
  usage.promptTokens += answer.usage?.prompt_tokens ?? 0;
  usage.completionTokens += answer.usage?.completion_tokens ?? 0;
  return answer.choices?.[0]?.message?.content ?? '';
}

/** The plan in the model's text, when the schema allows it and its slots do, or it is one of the likely readings. */
function checked(text: string, { clause, likely = [] }: Uncovered): { plan?: Plan; problem: string | null } {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return { problem: 'no JSON object' };
  let value: unknown;
  try {
    value = JSON.parse(text.slice(from, to + 1));
  } catch {
    return { problem: 'the JSON does not parse' };
  }
  const parsed = Plan.safeParse(value);
  if (!parsed.success) return { problem: z.prettifyError(parsed.error).slice(0, 600) };
  if (likely.some((plan) => isDeepStrictEqual(plan, parsed.data)))
    return { plan: parsed.data, problem: null };
  const problem = unsupported(parsed.data, clause);
  return problem ? { problem } : { plan: parsed.data, problem: null };
}

/** A word in the place of a name ("Uzay kategorisi", "Vakfı'na", "kriptoyla ödenen") must not be passed over. */
function namesStranger(clause: Clause): boolean {
  return clause.unknown.some((item) => {
    const [token, next] = [clause.tokens[item.from], clause.tokens[item.to]];
    const named =
      token?.apostrophe ||
      token?.raw.startsWith('\uE000') ||
      (token?.capital && item.from > 0) ||
      token?.kind === 'number';
    return named || /^kategori|^kalem/.test(next?.text ?? '') || /l[ae]$/.test(token?.text ?? '');
  });
}
