import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createMail } from './mail';
import { deleteOldLetters } from './outbox';
import { resetLink } from './templates';
import { mailServer } from './testing';

const outbox = join(mkdtempSync(join(tmpdir(), 'vezne-mail-')), 'outbox');
afterAll(() => rmSync(join(outbox, '..'), { recursive: true }));

const lines: string[] = [];
const log = pino({ base: null }, { write: (line) => void lines.push(line) });
const parts = { outbox, from: 'iletisim@vezne.test', log };
const email = resetLink({ email: 'ayse@ornek.com.tr', name: 'Ayşe' }, 'http://localhost:3000/x/y', 30);

const kept = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));

test('without a mail server each mail is a file for the owner of the data alone', async () => {
  await createMail(parts).send(email);
  const [name = ''] = readdirSync(outbox);
  expect(name).toMatch(/\.eml$/);
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  const [text = ''] = kept();
  expect(text).toContain('To: ayse@ornek.com.tr');
  expect(text).toContain('From: Vezne <iletisim@vezne.test>');
  expect(text).toContain('Content-Type: text/plain; charset=utf-8');
  expect(text).toContain('Content-Type: text/html; charset=utf-8');
});

test('the log tells the subject, not the address and not the link', () => {
  const text = lines.join('');
  expect(text).toContain('Vezne: Şifre sıfırlama bağlantınız');
  expect(text).not.toMatch(/ayse|localhost/);
});

test('with a mail server the mail goes there', async () => {
  const server = await mailServer();
  const before = kept().length;
  await createMail({ ...parts, smtpUrl: server.url }).send(email);
  expect(server.received.join('')).toContain('ayse@ornek.com.tr');
  expect(kept()).toHaveLength(before);
  server.close();
});

test('a mail that the server refuses, or that finds no server, is kept', async () => {
  const server = await mailServer('550 nobody');
  const before = kept().length;
  await createMail({ ...parts, smtpUrl: server.url }).send(email);
  server.close();
  await createMail({ ...parts, smtpUrl: 'smtp://127.0.0.1:1' }).send(email);
  expect(kept()).toHaveLength(before + 2);
});

test('a line break in a subject or a name adds no recipient', async () => {
  await createMail(parts).send({ ...email, subject: 'x\r\nBcc: herkes@ornek.com.tr' });
  expect(kept().join('\n')).not.toMatch(/^Bcc:/m);
});

test('a letter stays in the outbox for a week, and nothing else there is touched', async () => {
  const DAY = 86_400_000;
  const now = new Date();
  const age = (name: string, days: number) => {
    const at = new Date(now.getTime() - days * DAY);
    utimesSync(join(outbox, name), at, at);
  };
  const [old = '', young = ''] = readdirSync(outbox);
  age(old, 7.1);
  age(young, 6.9);
  writeFileSync(join(outbox, 'notes.txt'), 'x');
  age('notes.txt', 30);
  const before = readdirSync(outbox);
  expect(await deleteOldLetters(outbox, now)).toBe(1);
  expect(readdirSync(outbox)).toEqual(before.filter((name) => name !== old));
  expect(await deleteOldLetters(join(outbox, 'nowhere'), now)).toBe(0);
});
