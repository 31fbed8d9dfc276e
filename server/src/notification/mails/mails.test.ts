import { api, type MailedKind } from '@vezne/contract';
import { SYSTEM } from '../../db/walls/system';
import { createLog } from '../../log';
import type { Email } from '../../mail/mail';
import { testApp } from '../../test/app';
import type { SignedUp } from '../../test/people';
import { bellOf } from '../testing';
import { writeLink } from './link';
import { sendDigests, sendEmptyTills } from './send';

// A Tuesday, half past eight in Turkey.
const TUESDAY = new Date('2026-11-24T05:30:00Z');
const t = testApp({ at: TUESDAY });
const { ask, call, signUp, addManager } = t;
const { withProject, categoryOf, choose, readAll, of, snooze } = bellOf(t);

// Before all these days, whenever the test runs.
beforeAll(() => t.db.run("ALTER TABLE manager ALTER created_at SET DEFAULT '2026-11-01'"));

const partsOf = (more: object = {}) => ({
  ...{ db: t.app[SYSTEM], clock: t.app.clock, keys: t.app.keys, mail: t.app.mail, log: createLog('silent') },
  ...{ publicUrl: 'https://vezne.test', isEnding: () => false },
  ...more,
});

/** The letters about what stands that are sent at a moment, by whom they are for. */
async function mailsAt(moment: Date, send = sendDigests, parts = partsOf()): Promise<Email[]> {
  t.setClock(moment);
  await t.idle();
  const before = t.emails.length;
  await send(parts);
  return t.emails.slice(before);
}

const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`);
const to = (mails: Email[], { email }: SignedUp) => mails.filter((mail) => mail.to === email);

/** Somebody with two overdue expenses and a late project. */
async function withWork(name = 'Köprü') {
  const person = await signUp();
  const project = await withProject(person, { name, endDate: '2026-11-20' });
  await project.row('projectExpense', { amount: 100, dueDate: '2026-11-02' });
  await project.row('projectExpense', { amount: 10, dueDate: '2026-11-03' });
  return { ...project, person };
}

const linkOf = (mail: Email | undefined, says: string) =>
  mail?.text
    .split('\n')
    .find((line) => line.startsWith(says))
    ?.split('/unsubscribe/')[1] ?? '';

test('what is unread is mailed once a day on working days, in Turkish, without an amount in the subject', async () => {
  const { person } = await withWork();
  const none = await signUp();
  expect(to(await mailsAt(at('2026-11-24', '08:29')), person)).toEqual([]);
  const mails = await mailsAt(at('2026-11-24', '08:30'));
  const [mail, ...others] = to(mails, person);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Vezne: bugün 2 işiniz var');
  expect(mail?.text).toContain(
    [
      '• 2 giderin vadesi geçti: Köprü · 132,00\u00a0₺ · en eskisi 02.11.2026',
      '• Proje 4 gün gecikti: Köprü · bitişi 20.11.2026',
    ].join('\n'),
  );
  expect(mail?.text).toContain("Vezne'de aç: https://vezne.test/dashboard");
  expect(mail?.html).toContain('<a href="https://vezne.test/dashboard">');
  // First steps are nothing to write about.
  expect(to(mails, none)).toEqual([]);
  expect(await mailsAt(at('2026-11-24', '11:00'))).toEqual([]);
  expect(to(await mailsAt(at('2026-11-25', '08:30')), person)).toHaveLength(1);
  for (const day of ['2026-11-28', '2026-11-29']) expect(await mailsAt(at(day, '09:00'))).toEqual([]);
});

test('a digest goes within three hours of its time, to who was there by then', async () => {
  const { person } = await withWork();
  const night = await addManager(person);
  await choose(night, { dailyAt: '21:30' });
  const lateAt = async (day: string, time: string) => {
    const mails = await mailsAt(at(day, time));
    return [to(mails, person).length, to(mails, night).length];
  };
  // The server was down in the morning, or a release brought the letters in the afternoon.
  expect(await lateAt('2026-11-30', '11:31')).toEqual([0, 0]);
  expect(await lateAt('2026-11-30', '23:59')).toEqual([0, 1]);
  expect(await lateAt('2026-12-01', '11:30')).toEqual([1, 0]);
  const came = (moment: Date) =>
    t.db.run('UPDATE manager SET created_at = $2 WHERE id = $1', [person.managerId, moment]);
  await came(at('2026-12-02', '08:31'));
  expect(await lateAt('2026-12-02', '09:00')).toEqual([0, 0]);
  await came(at('2026-12-02', '08:30'));
  expect(await lateAt('2026-12-02', '09:00')).toEqual([1, 0]);
});

test('of two processes at once one writes the letter', async () => {
  const { person } = await withWork();
  t.setClock(at('2026-11-26', '08:30'));
  await t.idle();
  const before = t.emails.length;
  await Promise.all([sendDigests(partsOf()), sendDigests(partsOf()), sendDigests(partsOf())]);
  expect(to(t.emails.slice(before), person)).toHaveLength(1);
});

test('what was read, put off or is not wanted by mail is not mailed; each colleague gets what is new to them', async () => {
  const { person } = await withWork();
  const colleague = await addManager(person);
  const day = '2026-12-01';
  t.setClock(at(day, '08:00'));
  await readAll(person, 'GIDER_GECIKTI');
  const [late] = await of(person, 'PROJE_GECIKTI');
  await snooze(person, late?.id ?? '', '2026-12-02');
  await choose(colleague, { kinds: [{ kind: 'PROJE_GECIKTI', email: false }], dailyAt: '10:00' });
  const early = await mailsAt(at(day, '09:59'));
  expect([...to(early, person), ...to(early, colleague)]).toEqual([]);
  const [mail] = to(await mailsAt(at(day, '10:00')), colleague);
  expect(mail?.subject).toBe('Vezne: bugün 1 işiniz var');
  expect(mail?.text).not.toContain('Proje 1');
  // What one does without behind the bell may still be mailed.
  await choose(person, { kinds: [{ kind: 'PROJE_GECIKTI', inApp: false }] });
  const [again] = to(await mailsAt(at('2026-12-02', '08:30')), person);
  expect(again?.text).toContain('• Proje 12 gün gecikti');
});

test('a letter has at most ten lines and says how many more there are', async () => {
  const person = await signUp();
  const categoryId = await categoryOf(person);
  for (let n = 1; n <= 12; n++)
    await withProject(person, { name: `Proje ${n}`, endDate: `2026-10-${n + 9}` }, categoryId);
  const [mail] = to(await mailsAt(at('2026-12-03', '08:30')), person);
  expect(mail?.subject).toBe('Vezne: bugün 12 işiniz var');
  expect(mail?.text.match(/^• Proje /gm)).toHaveLength(10);
  expect(mail?.text).toContain('• ve 2 iş daha');
});

test('on Mondays the letter tells what the week brings, also to who does without the daily one', async () => {
  const { person, row } = await withWork();
  const weekly = await addManager(person);
  await choose(weekly, { isDaily: false });
  const neither = await addManager(person);
  await choose(neither, { isDaily: false, isWeekly: false });
  await row('projectIncome', { amount: 50, dueDate: '2026-12-13' });
  await row('projectIncome', { amount: 50, dueDate: '2026-12-14' });
  await row('projectExpense', { amount: 3, dueDate: '2026-12-12' });
  const mails = await mailsAt(at('2026-12-07', '08:30'));
  const week = [
    'Bu hafta:',
    '• vadesi gelen 1 tahsilat: 60,00\u00a0₺',
    '• vadesi gelen 1 ödeme: 3,60\u00a0₺',
  ];
  expect(to(mails, person)).toMatchObject([{ subject: 'Vezne: bugün 2 işiniz var' }]);
  expect(to(mails, person)[0]?.text).toContain(week.join('\n'));
  expect(to(mails, weekly)).toMatchObject([{ subject: 'Vezne: bu haftanın özeti' }]);
  expect(to(mails, weekly)[0]?.text).not.toContain('gecikti');
  expect(to(mails, neither)).toEqual([]);
  expect(to(await mailsAt(at('2026-12-08', '08:30')), weekly)).toEqual([]);
});

test.each([
  [
    'whose subscription is over',
    "UPDATE subscription SET end_at = '2026-12-09T05:00Z', start_at = '2026-01-01' WHERE company_id = $1",
  ],
  [
    'that is being closed',
    `INSERT INTO company_closing (company_id, asked_by, asked_at, closes_at)
     SELECT company_id, id, now(), '2027-01-31' FROM manager WHERE company_id = $1`,
  ],
])('a company %s gets no letters', async (_, comesAbout) => {
  const { person, categoryId } = await withWork();
  await ask(api.cashFlow.save, person, {
    body: {
      ...{ categoryId, cashFlowType: 'CIKIS', amount: 10, date: '2026-12-08' },
      ...{ description: 'Kira', paymentMethod: 'CASH' },
    },
  });
  const lettersOn = async (day: string) => [
    to(await mailsAt(at(day, '09:00')), person).length,
    to(await mailsAt(at(day, '09:00'), sendEmptyTills), person).length,
  ];
  expect(await lettersOn('2026-12-08')).toEqual([1, 1]);
  await t.db.run(comesAbout, [person.companyId]);
  expect(await lettersOn('2026-12-15')).toEqual([0, 0]);
});

test('a link in the letter stops mails of a kind, or all regular ones, without a sign-in', async () => {
  const { person } = await withWork();
  const colleague = await addManager(person);
  const [mail] = to(await mailsAt(at('2026-12-10', '08:30')), person);
  expect(mail?.unsubscribe).toMatch(/^https:\/\/vezne\.test\/unsubscribe\/[\w-]+$/);
  const stop = (link: string) => call(api.notification.unsubscribe, { body: { link } });
  const late = linkOf(mail, 'Geciken projeler için e-posta almak istemiyorum');
  for (let twice = 0; twice < 2; twice++)
    expect(await stop(late)).toMatchObject({ status: 200, body: { what: 'Geciken projeler' } });
  const next = await mailsAt(at('2026-12-11', '08:30'));
  expect(to(next, person)).toMatchObject([{ subject: 'Vezne: bugün 1 işiniz var' }]);
  expect(to(next, colleague)).toMatchObject([{ subject: 'Vezne: bugün 2 işiniz var' }]);
  expect(await of(person, 'PROJE_GECIKTI')).toHaveLength(1);
  expect(await stop(linkOf(mail, 'Günlük ve haftalık özeti'))).toMatchObject({
    body: { what: 'Günlük ve haftalık özet' },
  });
  expect(to(await mailsAt(at('2026-12-14', '08:30')), person)).toEqual([]);

  const wrong = { status: 400, body: { message: expect.stringContaining('Bağlantı geçersiz') } };
  for (const link of ['uydurma', `A${late.slice(1)}`, late.slice(0, -1), linkOf(mail, 'yok') || 'x'])
    expect(await stop(link)).toMatchObject(wrong);
});

test('whoever has a link makes none for somebody else out of it', async () => {
  const { person } = await withWork();
  const { managerId } = await addManager(person);
  const own = writeLink(t.app.keys, { ...person, kind: null });
  const made = Buffer.from(own, 'base64url').toString('latin1').replace(person.managerId, managerId);
  const link = Buffer.from(made, 'latin1').toString('base64url');
  expect(await call(api.notification.unsubscribe, { body: { link } })).toMatchObject({ status: 400 });
  expect(await call(api.notification.unsubscribe, { body: { link: own } })).toMatchObject({ status: 200 });
});

test('a link of a kind that nobody knows stops nothing', async () => {
  const { person } = await withWork();
  const { companyId, managerId } = person;
  const kind = 'CEK_GECIKTI' as MailedKind;
  const link = writeLink(t.app.keys, { companyId, managerId, kind });
  expect(await call(api.notification.unsubscribe, { body: { link } })).toMatchObject({ status: 400 });
  expect(await ask(api.notification.preferences, person)).toMatchObject({ isDaily: true, isWeekly: true });
});

test('a till that falls below zero is mailed by day, once to each manager, until it does so anew', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  await choose(colleague, { kinds: [{ kind: 'NAKIT_EKSI', email: false }] });
  const categoryId = await categoryOf(person);
  const write = (cashFlowType: string, amount: number, date: string) =>
    ask(api.cashFlow.save, person, {
      body: { categoryId, cashFlowType, amount, date, description: 'Kira', paymentMethod: 'CASH' },
    });
  await write('CIKIS', 10, '2026-12-05');
  // A Saturday night, and the morning after.
  for (const [day, time] of [
    ['2026-12-05', '20:00'],
    ['2026-12-06', '07:59'],
  ] as const)
    expect(to(await mailsAt(at(day, time), sendEmptyTills), person)).toEqual([]);
  const mails = await mailsAt(at('2026-12-06', '08:00'), sendEmptyTills);
  expect(to(mails, person)).toMatchObject([{ subject: 'Vezne: Kasa eksiye düştü' }]);
  expect(to(mails, person)[0]?.text).toContain('• Ana Kasa · −10,00\u00a0₺ · 05.12.2026 gününden beri');
  expect(to(mails, person)[0]?.text).toContain('https://vezne.test/cash-flow/accounts');
  expect(to(mails, colleague)).toEqual([]);
  await write('CIKIS', 5, '2026-12-06');
  expect(to(await mailsAt(at('2026-12-07', '08:00'), sendEmptyTills), person)).toEqual([]);
  await write('GIRIS', 20, '2026-12-07');
  await write('CIKIS', 20, '2026-12-08');
  t.setClock(at('2026-12-08', '09:00'));
  const both = await Promise.all([
    mailsAt(at('2026-12-08', '09:00'), sendEmptyTills),
    sendEmptyTills(partsOf()),
  ]);
  expect(both[1]).toBeGreaterThanOrEqual(0);
  expect(to(t.emails, person).filter(({ subject }) => subject.includes('eksiye'))).toHaveLength(2);
});

test('entries that are dated back write no further letter of a till; a week later there is one', async () => {
  const person = await signUp();
  const categoryId = await categoryOf(person);
  const spend = (date: string) =>
    ask(api.cashFlow.save, person, {
      body: {
        ...{ categoryId, cashFlowType: 'CIKIS', amount: 10, date },
        ...{ description: 'Kira', paymentMethod: 'CASH' },
      },
    });
  const lettersOn = async (day: string) =>
    to(await mailsAt(at(day, '09:00'), sendEmptyTills), person).map(({ subject }) => subject);
  await spend('2026-12-10');
  expect(await lettersOn('2026-12-10')).toEqual(['Vezne: Kasa eksiye düştü']);
  for (const date of ['2026-12-09', '2026-11-02', '2026-10-01']) {
    await spend(date);
    expect(await lettersOn('2026-12-11')).toEqual([]);
  }
  expect(await lettersOn('2026-12-16')).toEqual([]);
  expect(await lettersOn('2026-12-17')).toEqual(['Vezne: Kasa eksiye düştü']);
});

test('a letter that cannot be sent keeps none of the others from their readers, and is written by the next run', async () => {
  const { person, categoryId } = await withWork();
  const { person: other } = await withWork();
  await ask(api.cashFlow.save, person, {
    body: {
      ...{ categoryId, cashFlowType: 'CIKIS', amount: 10, date: '2026-12-15' },
      ...{ description: 'Kira', paymentMethod: 'CASH' },
    },
  });
  t.setClock(at('2026-12-15', '08:30'));
  let isFull = true;
  const sent: string[] = [];
  const send = async ({ to: reader, subject }: Email) => {
    if (isFull && reader === person.email) throw new Error('full');
    sent.push(`${reader} ${subject}`);
  };
  const run = async () => {
    sent.length = 0;
    await sendDigests(partsOf({ mail: { send } }));
    await sendEmptyTills(partsOf({ mail: { send } }));
    return sent.filter((each) => each.startsWith(person.email) || each.startsWith(other.email));
  };
  expect(await run()).toEqual([`${other.email} Vezne: bugün 2 işiniz var`]);
  isFull = false;
  const both = [`${person.email} Vezne: bugün 2 işiniz var`, `${person.email} Vezne: Kasa eksiye düştü`];
  expect(await run()).toEqual(both);
  expect(await run()).toEqual([]);
});

test('a manager who was removed while letters are written holds up none of the others', async () => {
  const { person } = await withWork();
  const leaving = await addManager(person);
  const last = await addManager(person);
  t.setClock(at('2026-12-18', '08:30'));
  await t.idle();
  const sent: string[] = [];
  const send = async ({ to: reader }: Email) => {
    sent.push(reader);
    if (reader === person.email)
      await t.db.run('DELETE FROM manager WHERE company_id = $1 AND id = $2', [
        leaving.companyId,
        leaving.managerId,
      ]);
  };
  await sendDigests(partsOf({ mail: { send } }));
  expect(sent).toEqual(expect.arrayContaining([person.email, last.email]));
  expect(sent).not.toContain(leaving.email);
});

test('a process that ends writes no further letter', async () => {
  const { person } = await withWork();
  const sent: string[] = [];
  const send = async ({ to: reader }: Email) => void sent.push(reader);
  t.setClock(at('2026-12-21', '08:30'));
  await sendDigests(partsOf({ mail: { send }, isEnding: () => sent.length > 0 }));
  expect(sent).toHaveLength(1);
  await sendDigests(partsOf({ mail: { send } }));
  expect(sent.filter((each) => each === person.email)).toHaveLength(1);
});

test('what somebody wrote into a name is no link in the letter', async () => {
  const { person } = await withWork('Köprü https://kotu.example kotu.example');
  const [mail] = to(await mailsAt(at('2026-12-16', '08:30')), person);
  expect(mail?.text).toContain('Köprü kotu. example');
  expect(mail?.text).not.toContain('https://kotu');
});
