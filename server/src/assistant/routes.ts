import { availableParallelism } from 'node:os';
import { api, toPage } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Log } from '../log';
import type { Threads } from '../threads/threads';
import { insertDismissal } from './insight-queries';
import { registerLearnedQuestions } from './learned-routes';
import { createLedgers } from './ledgers';
import { createPlanner, type ModelSettings } from './model';
import { findAnswers } from './queries';
import { answerQuestion, findFirstQuestions, findInsights, storeAnswer } from './service';
import type { Asked, Understood } from './understand-thread';
import { createUnderstanding } from './understanding';

// One core is left for everything else.
const POOL = {
  size: Math.min(4, Math.max(1, availableParallelism() - 1)),
  queueLimit: 100,
  waitMs: 3_000,
  memoryMb: 192,
  warm: true,
};

type Parts = { ai?: ModelSettings; log: Log; threads: Threads };

export function registerAssistant(app: App, { ai, log, threads }: Parts): void {
  const planner = ai && createPlanner(ai, log);
  const pool = threads.pool<Asked, Understood>('understand-thread', POOL);
  const ledgers = createLedgers();
  const tools = { ledgers, understand: createUnderstanding(pool), planner };
  register(
    app,
    api.assistant.ask,
    {
      prepare: ({ db, companyId, input, today }) => answerQuestion(db, companyId, input, today, tools),
      handle: ({ db, companyId, managerId, input, now, prepared }) =>
        storeAnswer(db, { companyId, managerId }, input, prepared, now),
    },
    { asText: ({ report }) => report },
  );
  registerLearnedQuestions(app);
  register(
    app,
    api.assistant.history,
    async ({ db, companyId, input }) => {
      const { content, total } = await findAnswers(db, companyId, input);
      return toPage(content, total, input.page, input.pageSize);
    },
    { snapshot: true },
  );
  register(app, api.assistant.firstQuestions, ({ db, companyId, today }) =>
    findFirstQuestions(db, companyId, today, ledgers),
  );
  register(app, api.assistant.insights, ({ db, today, ...owner }) => findInsights(db, owner, today, ledgers));
  register(app, api.assistant.dismissInsight, async ({ db, input, now, ...owner }) => {
    await insertDismissal(db, owner, input.key, now);
    return true as const;
  });
}
