import { api, LeavingState } from '@vezne/contract';
import type { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

export const proof = ({ password }: SignedUp) => ({ body: { password } });

/** What leaving does to an app under test: its state, its letters, its line in the history and what it leaves behind. */
export function leavingOf(t: ReturnType<typeof testApp>) {
  const stateOf = async (who: SignedUp) =>
    LeavingState.parse((await t.call(api.leaving.state, {}, who)).body);
  const letters = async () => {
    await t.idle();
    return t.emails.splice(0).map(({ to, subject }) => [to, subject]);
  };
  const events = async (companyId: string) =>
    (
      await t.db.query<{ entity: string }>(
        `SELECT entity FROM audit WHERE company_id = $1 AND action = 'GUVENLIK' AND entity ~ '^(account|company)' ORDER BY at`,
        [companyId],
      )
    ).map(({ entity }) => entity);

  /** Where in the whole database a text stands. */
  async function tracesOf(text: string): Promise<string[]> {
    const tables = await t.db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const row = await t.db.first(
        `SELECT 1 FROM "${name}" r WHERE to_jsonb(r)::text ILIKE '%' || $1 || '%'`,
        [text],
      );
      if (row) found.push(name);
    }
    return found;
  }

  return { stateOf, letters, events, tracesOf };
}
