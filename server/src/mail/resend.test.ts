import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../log';
import { accountErased } from './leaving-letters';
import { createMail } from './mail';
import { deleteOldLetters, forgetLetters } from './outbox';
import { resetLink } from './templates';
import { mailServer } from './testing';

const MINUTE = 60_000;
const WAITS = [1, 5, 15, 60, 180, 360, 720, 1_440];
const NOWHERE = 'smtp://127.0.0.1:1';
const letter = accountErased({ email: 'ayse@ornek.com.tr', name: 'Ayşe' });

const folder = mkdtempSync(join(tmpdir(), 'vezne-mail-'));
const outbox = join(folder, 'outbox');
let now = new Date('2026-03-04T09:00:00Z');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};
/** As a process that starts now would make it: it knows the folder alone. */
const process = (smtpUrl: string) =>
  createMail({ smtpUrl, outbox, from: 'iletisim@vezne.test', log: createLog('silent'), now: () => now });
const files = () => readdirSync(outbox).sort();

afterEach(() => rmSync(outbox, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a mail that the server refused for now goes a minute later, from another process, whole and once', async () => {
  const busy = await mailServer('451 try again later');
  await process(busy.url).send(letter);
  busy.close();
  const server = await mailServer();
  expect(await process(server.url).sendWaiting()).toBe(0);
  later(1);
  expect(await process(server.url).sendWaiting()).toBe(1);
  expect(files()).toEqual([]);
  later(10_000);
  expect(await process(server.url).sendWaiting()).toBe(0);
  server.close();
  expect(server.recipients).toEqual(['RCPT TO:<ayse@ornek.com.tr>']);
  const [text = ''] = server.received;
  expect(text).toContain('To: ayse@ornek.com.tr');
  expect(text).toContain('From: Vezne <iletisim@vezne.test>');
  expect(text).toMatch(/^Message-ID: \S+$/im);
});

test('a mail that no server takes is tried nine times, each time after a longer wait, and then stays', async () => {
  await process(NOWHERE).send(letter);
  const busy = await mailServer('451 try again later');
  for (const wait of WAITS) {
    later(wait - 0.1);
    await process(busy.url).sendWaiting();
    const [before] = files();
    later(0.1);
    await process(busy.url).sendWaiting();
    expect([wait, files()]).not.toEqual([wait, [before]]);
  }
  busy.close();
  const [name = ''] = files();
  expect(name).toMatch(/^[\da-f-]{36}\.eml$/);
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  expect(busy.recipients).toHaveLength(WAITS.length);
  const server = await mailServer();
  later(10_000);
  expect(await process(server.url).sendWaiting()).toBe(0);
  server.close();
});

test('a mail that the server refuses for good is not sent again, at first or later', async () => {
  const strict = await mailServer('550 nobody');
  await process(strict.url).send(letter);
  await process(NOWHERE).send(letter);
  later(1);
  await process(strict.url).sendWaiting();
  strict.close();
  expect(files()).toEqual([
    expect.stringMatching(/^[\da-f-]{36}\.eml$/),
    expect.stringMatching(/^[\da-f-]{36}\.eml$/),
  ]);
});

test('a letter whose link opens nothing any more is not sent', async () => {
  const person = { email: 'can@ornek.com.tr', name: 'Can' };
  await process(NOWHERE).send(resetLink(person, 'http://localhost:3000/x/y', 30));
  const server = await mailServer();
  later(31);
  expect(await process(server.url).sendWaiting()).toBe(0);
  server.close();
  expect([server.received, files().length]).toEqual([[], 1]);
});

test('of several processes with one folder, one sends each letter', async () => {
  for (let at = 0; at < 6; at++) await process(NOWHERE).send(letter);
  const server = await mailServer();
  later(1);
  const sent = await Promise.all([1, 2, 3].map(() => process(server.url).sendWaiting()));
  server.close();
  expect(sent.reduce((sum, each) => sum + each)).toBe(6);
  expect(server.received).toHaveLength(6);
});

test('where nobody answers one letter is tried, and the others keep their tries', async () => {
  for (let at = 0; at < 3; at++) await process(NOWHERE).send(letter);
  later(1);
  await process(NOWHERE).sendWaiting();
  expect(
    files()
      .map((name) => name.split('.')[1])
      .sort(),
  ).toEqual(['1', '1', '2']);
});

test('of many letters at once none is tried after one that found no server; each waits', async () => {
  let calls = 0;
  const silent = createServer((socket) => {
    calls++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const mail = process(`smtp://127.0.0.1:${port}`).forMany();
  for (let at = 0; at < 3; at++) await mail.send(letter);
  silent.close();
  expect([calls, files().map((name) => name.split('.')[1])]).toEqual([1, ['1', '1', '1']]);
});

test('of many letters at once one that is refused keeps none of the others', async () => {
  const strict = await mailServer('550 nobody');
  const mail = process(strict.url).forMany();
  for (let at = 0; at < 2; at++) await mail.send(letter);
  strict.close();
  expect(strict.recipients).toHaveLength(2);
});

test('a letter that waits goes with the account it is for, and after a week, like any other', async () => {
  const address = `${'a'.repeat(60)}@${'b'.repeat(60)}.com.tr`;
  await process(NOWHERE).send({ ...letter, to: address });
  await process(NOWHERE).send(letter);
  expect(await forgetLetters(outbox, address)).toBe(1);
  expect(readFileSync(join(outbox, files()[0] ?? ''), 'utf8')).toContain('ayse@ornek.com.tr');
  expect(await deleteOldLetters(outbox, new Date(Date.now() + 7.1 * 24 * 60 * MINUTE))).toBe(1);
});

test('what else lies in the folder is left alone', async () => {
  await process(NOWHERE).send(letter);
  for (const name of ['note.eml', 'a.1.2.3.eml', '1.txt']) writeFileSync(join(outbox, name), 'To: x@y.z\n\n');
  const server = await mailServer();
  later(1);
  expect(await process(server.url).sendWaiting()).toBe(1);
  server.close();
  expect(files()).toEqual(['1.txt', 'a.1.2.3.eml', 'note.eml']);
});
