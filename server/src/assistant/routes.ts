import { assistantEndpoints, toPage } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { createLedgers } from './ledgers';
import { createPlanner } from './model';
import { findAnswers } from './queries';
import { keep, workOut } from './service';

export function registerAssistant(app: App): void {
  const planner = app.settings.ai && createPlanner(app.settings.ai, app.log);
  const tools = { ledgers: createLedgers(), planner };
  register(
    app,
    assistantEndpoints.ask,
    {
      prepare: ({ db, companyId, input, today }) => workOut(db, companyId, input, today, tools),
      handle: ({ db, companyId, managerId, input, now, prepared }) =>
        keep(db, { companyId, managerId }, input, prepared, now),
    },
    { asText: ({ report }) => report },
  );
  register(app, assistantEndpoints.history, async ({ db, companyId, input }) => {
    const { content, total } = await findAnswers(db, companyId, input);
    return toPage(content, total, input.page, input.pageSize);
  });
}
