import { api } from '@vezne/contract';
import { z } from 'zod';
import { deleteOutdated } from '../db/retention';
import { testApp } from '../test/app';
import { exportsOf } from './testing';

const t = testApp();
const { start, stateOf, linkOf, fetchFile, made } = exportsOf(t);

const HOUR = 3_600_000;
const { dataExport } = api;
afterEach(() => {
  t.emails.length = 0;
});

test('the mail says that it is ready, and holds no address that opens it', async () => {
  const owner = await t.signUp();
  const { state, progress, bytes, expiresAt } = await made(owner);
  expect({ state, progress }).toEqual({ state: 'HAZIR', progress: 100 });
  expect(bytes).toBeGreaterThan(1_000);
  expect(Date.parse(expiresAt ?? '') - t.app.now().getTime()).toBeGreaterThan(23 * HOUR);
  expect(t.emails).toMatchObject([{ to: owner.email, subject: 'Vezne: Verileriniz hazır' }]);
  expect(t.emails[0]?.text).toContain('http://localhost:3000/settings/security');
  expect(t.emails[0]?.text).not.toContain('link=');
});

test('it needs a password that was typed a short while ago, for the making and for the fetching', async () => {
  const owner = await t.signUp();
  const { id } = await made(owner);
  t.later(16 * 60_000);
  const fresh = {
    ...owner,
    ...z
      .object({ token: z.string() })
      .parse((await t.call(api.auth.refresh, { query: { refreshToken: owner.refreshToken } })).body),
  };
  expect(await start(fresh)).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
  expect(await t.call(dataExport.link, { body: { id } }, fresh)).toMatchObject({
    status: 403,
    body: { code: 'PROOF_REQUIRED' },
  });
  await t.ask(api.auth.provePassword, fresh, { body: { password: owner.password } });
  expect((await fetchFile(await linkOf(fresh, id))).statusCode).toBe(200);
});

test('who asked for an archive and who took it stands in the history, each time', async () => {
  const owner = await t.signUp();
  const { id } = await made(owner);
  for (let times = 0; times < 2; times++) await fetchFile(await linkOf(owner, id));
  const { content } = await t.ask<{ content: { event: string; managerName: string }[] }>(
    api.history.findAll,
    owner,
    { body: { entity: 'security' } },
  );
  expect(content.map(({ event, managerName }) => [event, managerName])).toEqual([
    ...Array(2).fill(['data-export.fetched', 'Ayşe Yılmaz']),
    ['data-export.asked', 'Ayşe Yılmaz'],
    ['login.ok', 'Ayşe Yılmaz'],
  ]);
});

test('an address opens its archive alone, for ten minutes, and cannot be made up', async () => {
  const owner = await t.signUp();
  const { id } = await made(owner);
  const path = await linkOf(owner, id);
  const opened = await fetchFile(path);
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(opened.headers['content-disposition']).toMatch(
    /^attachment; filename="vezne-sirket-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(Number(opened.headers['content-length'])).toBe(opened.rawPayload.length);
  const [place = '', link = ''] = path.split('=');
  const bytes = Buffer.from(link, 'base64url');
  const changed = (at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy.toString('base64url');
  };
  for (const forged of [
    changed(0),
    changed(20),
    changed(39),
    changed(50),
    link.slice(0, -1),
    `${link}A`,
    '',
    'x'.repeat(96),
  ])
    expect([forged, (await fetchFile(`${place}=${forged}`)).statusCode]).toEqual([forged, 404]);
  expect((await fetchFile(place)).statusCode).toBe(404);
  t.later(11 * 60_000);
  expect((await fetchFile(path)).statusCode).toBe(404);
});

test('a colleague and a stranger get no address for it', async () => {
  const owner = await t.signUp();
  const other = await t.addManager(owner);
  const stranger = await t.signUp();
  const { id } = await made(owner);
  for (const who of [other, stranger])
    expect((await t.call(dataExport.link, { body: { id } }, who)).status).toBe(404);
  expect((await stateOf(other)).newest).toBeNull();
});

test('after a day the archive is gone, file and all', async () => {
  const owner = await t.signUp();
  const { id } = await made(owner);
  const parts = () => t.db.query('SELECT 1 FROM data_export_part WHERE company_id = $1', [owner.companyId]);
  expect((await parts()).length).toBeGreaterThan(0);
  t.later(24 * HOUR + 1_000);
  await deleteOutdated(t.db, t.app.now());
  expect(await parts()).toEqual([]);
  expect(await t.db.query('SELECT 1 FROM data_export WHERE id = $1', [id])).toEqual([]);
});

test('a new one takes the place of the one before', async () => {
  const owner = await t.signUp();
  const first = await made(owner);
  const second = await made(owner);
  expect(second.id).not.toBe(first.id);
  expect(await t.db.query('SELECT id FROM data_export WHERE company_id = $1', [owner.companyId])).toEqual([
    { id: second.id },
  ]);
});
