import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, LoginAnswer } from '@vezne/contract';
import { createLog } from '../log';
import { readEnv } from '../process/env';
import { testApp } from '../test/app';
import adminCreate from './admin-create';
import assistantQuestions from './assistant-questions';
import subscriptionExtend from './subscription-extend';

const now = new Date('2026-03-04T09:00:00Z');
const t = testApp({ at: now });
const dataDir = mkdtempSync(join(tmpdir(), 'vezne-commands-'));
const env = { ...readEnv({ DATA_DIR: dataDir }), fixedClock: now };
afterAll(() => rmSync(dataDir, { recursive: true }));

async function run(command: typeof adminCreate, ...args: string[]): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await command({ args, env, db: t.db, log: createLog('silent') });
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

const subscription = async (who: { token: string }) =>
  (await t.call(api.auth.remainingSubscription, {}, who)).body;

test('an operator is made with a password that is shown once, beside a manager if wanted', async () => {
  const manager = await t.signUp();
  const shown = await run(adminCreate, '--email', 'Admin@vezne.test', '--with', manager.email);
  const password = /Password {2}(\S+)/.exec(shown)?.[1] ?? '';
  const login = await t.call(api.auth.login, { body: { email: 'admin@vezne.test', password } });
  const { token, userType } = LoginAnswer.parse(login.body);
  expect(userType).toBe('ADMIN');
  expect((await t.call(api.manager.findByToken, {}, { token })).body).toMatchObject({
    companyId: manager.companyId,
  });
});

test('an operator may also have a company of the own, and a manager may become one', async () => {
  await run(adminCreate, '--email', 'tek@vezne.test', '--company', 'Vezne A.Ş.');
  const manager = await t.signUp();
  expect(await run(adminCreate, '--email', manager.email)).toContain('is an ADMIN of');
  const login = await t.call(api.auth.login, { body: { email: manager.email, password: manager.password } });
  expect(login.body).toMatchObject({ userType: 'ADMIN' });
});

test('a wrong address is refused in a sentence', async () => {
  await expect(run(adminCreate, '--email', 'x')).rejects.toThrow('Geçerli bir e-posta adresi girin');
  await expect(run(adminCreate, '--email', 'a@b.test', '--with', 'c@d.test')).rejects.toThrow(
    'Nobody signs in',
  );
  await expect(run(subscriptionExtend, '--days', '3')).rejects.toThrow('--email');
  await expect(run(subscriptionExtend, '--email', 'c@d.test', '--days', '3')).rejects.toThrow(
    'No account has the address c@d.test.',
  );
});

test('a subscription is moved by days, from today when it is over, or to a day', async () => {
  const owner = await t.signUp();
  await run(subscriptionExtend, '--email', owner.email, '--days', '365');
  expect(await subscription(owner)).toMatchObject({ plan: 'STANDART', remainingDays: 395, expired: false });
  await run(subscriptionExtend, '--email', owner.email, '--until', '2026-03-03');
  t.later(5_001);
  expect(await subscription(owner)).toMatchObject({ expired: true });
  expect((await t.call(api.category.save, { body: { name: 'Kira', type: 'GIDER' } }, owner)).status).toBe(
    402,
  );
  await run(subscriptionExtend, '--email', owner.email, '--days', '10');
  t.later(5_001);
  expect(await subscription(owner)).toMatchObject({ remainingDays: 10, status: 'AKTIF' });
  expect((await t.call(api.category.save, { body: { name: 'Kira', type: 'GIDER' } }, owner)).status).toBe(
    200,
  );
  await expect(run(subscriptionExtend, '--email', owner.email, '--until', '2026-02-30')).rejects.toThrow(
    '--until',
  );
  await expect(run(subscriptionExtend, '--email', owner.email)).rejects.toThrow('--days');
});

test('what the assistant declined is printed without names, amounts, companies or people', async () => {
  const person = await t.signUp();
  const input = 'Ayşe Gizli’ye 12.500 TL zurna parası ödedik mi?';
  await t.db.run(
    `INSERT INTO assistant_answer (company_id, id, conversation_id, question, report, action, reason, engine, record_ids,
                                   answer, created_at, created_by)
     SELECT $1, gen_random_uuid(), gen_random_uuid(), $3, 'x', 'REFUSE', 'unknown_entity', 'RULES', '{}', '{}', now(), $2
       FROM generate_series(1, 2)`,
    [person.companyId, person.managerId, input],
  );
  const shown = await run(assistantQuestions);
  const line = {
    question: '‹ad› ‹sayı› tl ‹ad› parası ödedik mi?',
    action: 'REFUSE',
    reason: 'unknown_entity',
  };
  expect(shown.trim().split('\n')).toContain(JSON.stringify({ ...line, times: 2 }));
  expect(shown).not.toMatch(/Ayşe|Gizli|12\.500|zurna|ornek/i);
  expect(shown).not.toContain(person.companyId);
});
