import { api, Manager, messages } from '@vezne/contract';
import { z } from 'zod';
import { deleteOutdated } from '../db/retention';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const t = testApp();
const counted = testApp({ db: t.db, rateLimits: true });
const other = testApp({ db: t.db, rateLimits: true });

const DAY = 86_400_000;
const PASSWORD = 'Ilk-Sifrem-2';
let addresses = 0;
const newAddress = () => `davet${++addresses}@deniz.com.tr`;

type Asked = Pick<typeof t, 'call'>;
const person = { name: 'Ali', surname: 'Ak' };
const invite = (who: SignedUp, email: string, change: object = {}, app: Asked = t) =>
  app.call(api.manager.save, { body: { ...person, email, ...change } }, { token: who.token });
const again = (who: SignedUp, id: string, app: Asked = t) =>
  app.call(api.manager.resendInvitation, { body: { id } }, { token: who.token });
const accept = (token: string, password = PASSWORD, key?: string) =>
  t.call(api.manager.acceptInvitation, { body: { token, password } }, { key });
const look = (token: string) => t.call(api.manager.findInvitation, { body: { token } });
const people = async (who: SignedUp) => z.array(Manager).parse(await t.ask(api.manager.findAll, who));
const idOf = (answer: { body: unknown }) => Manager.parse(answer.body).id;
const lettersTo = async (email: string, app = t) => {
  await app.idle();
  return app.emails.filter(({ to }) => to === email);
};

test('an invited person is in the list, accepts by the link in the mail and signs in', async () => {
  const owner = await t.signUp({ name: 'Elif', surname: 'Er', companyName: 'Er Yapı' });
  const email = newAddress();
  const answer = await invite(owner, email, { companyId: owner.companyId, title: 'Şef' });
  const invited = Manager.parse(answer.body);
  expect(invited).toMatchObject({
    email,
    role: 'MANAGER',
    companyId: owner.companyId,
    title: 'Şef',
    version: 1,
  });
  expect((await people(owner)).find(({ id }) => id === invited.id)).toEqual(invited);
  expect((await t.call(api.manager.findById, { query: { id: invited.id } }, owner)).body).toEqual(invited);
  const { sentAt = '', expiresAt = '' } = invited.invitation ?? {};
  expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(3 * DAY);

  const [letter] = await lettersTo(email);
  expect(letter?.subject).toBe('Vezne: Yönetici olarak davet edildiniz');
  expect(letter?.text).toContain('Elif Er, sizi Er Yapı şirketine yönetici olarak davet etti.');
  const token = await t.mailedToken(email);
  expect(letter?.text).toContain(`http://localhost:3000/invitation/${token}\n`);
  expect((await look(token)).body).toEqual({ name: 'Ali', email, companyName: 'Er Yapı' });
  expect((await accept(token)).body).toEqual({ email });

  const ali = await t.signIn(email, PASSWORD);
  expect((await t.call(api.manager.findByToken, {}, ali)).body).toEqual({
    ...invited,
    invitation: undefined,
  });
  expect((await people(owner)).find(({ id }) => id === invited.id)?.invitation).toBeUndefined();
});

test('until then the address is nobody’s: it signs in nowhere and may sign up for itself', async () => {
  const owner = await t.signUp();
  const email = newAddress();
  await invite(owner, email);
  const token = await t.mailedToken(email);
  await t.call(api.auth.forgotPassword, { params: { email } });
  expect(await lettersTo(email)).toHaveLength(1);
  expect(await t.db.first('SELECT 1 FROM account WHERE email = $1', [email])).toBeUndefined();

  const founder = await t.signUp({ email });
  const refused = await accept(token);
  expect([refused.status, refused.body]).toEqual([
    409,
    { code: 'CONFLICT', message: messages.invitedElsewhere },
  ]);
  expect((await t.call(api.manager.findByToken, {}, founder)).body).toMatchObject({
    companyId: founder.companyId,
  });
  expect(await people(owner)).toHaveLength(2);
});

test('an address that another company knows is answered like one that nobody knows', async () => {
  const [owner, stranger] = [await t.signUp(), await t.signUp()];
  const shapeOf = ({ status, text }: { status: number; text: string }) => [
    status,
    text.replace(/"(id|email|sentAt|expiresAt)":"[^"]*"/g, '"$1":""'),
  ];
  const unknown = await invite(owner, newAddress());
  const known = await invite(owner, stranger.email);
  expect(unknown.status).toBe(200);
  expect(shapeOf(known)).toEqual(shapeOf(unknown));
  expect(await lettersTo(stranger.email)).toHaveLength(1);
  // And one that another company has invited.
  const elsewhere = newAddress();
  await invite(stranger, elsewhere);
  expect(shapeOf(await invite(owner, elsewhere))).toEqual(shapeOf(unknown));
});

test('who is in the company, or invited to it, is not invited once more', async () => {
  const owner = await t.signUp();
  const email = newAddress();
  await invite(owner, email);
  for (const taken of [email, email.toUpperCase(), owner.email])
    expect(await invite(owner, taken)).toMatchObject({
      status: 409,
      body: { fields: { email: messages.emailTaken } },
    });
  const twice = newAddress();
  const answers = await Promise.all([1, 2, 3, 4].map(() => invite(owner, twice)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('nobody is invited to another company', async () => {
  const [owner, stranger] = [await t.signUp(), await t.signUp()];
  const foreign = await invite(owner, newAddress(), { companyId: stranger.companyId });
  expect([foreign.status, foreign.body]).toEqual([404, { code: 'NOT_FOUND', message: 'Kayıt bulunamadı.' }]);
  const { id } = Manager.parse((await invite(stranger, newAddress())).body);
  const query = { query: { id } };
  expect((await again(owner, id)).status).toBe(404);
  expect((await t.call(api.manager.findById, query, owner)).status).toBe(404);
  expect((await t.call(api.manager.delete, query, owner)).status).toBe(404);
  expect((await t.call(api.manager.update, { body: { ...person, id } }, owner)).status).toBe(404);
  expect(await people(stranger)).toHaveLength(2);
});

test('an invitation accepted many times at once makes one manager', async () => {
  const owner = await t.signUp();
  const email = newAddress();
  await invite(owner, email);
  const token = await t.mailedToken(email);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => accept(token, `Ilk-Sifrem-${at}`)));
  const good = answers.filter(({ status }) => status === 200);
  expect(good).toHaveLength(1);
  for (const { status, body } of answers.filter((each) => each !== good[0]))
    expect([status, body]).toEqual([400, { code: 'BAD_INPUT', message: messages.badInvitation }]);
  expect(await people(owner)).toHaveLength(2);
  expect((await look(token)).status).toBe(400);
});

test('the answer to an accepted invitation is given again after it was lost', async () => {
  const owner = await t.signUp();
  const email = newAddress();
  await invite(owner, email);
  const token = await t.mailedToken(email);
  const first = await accept(token, PASSWORD, 'davet-1');
  expect([first.status, (await accept(token, PASSWORD, 'davet-1')).text]).toEqual([200, first.text]);
});

test('of two companies that invite one address, the first accepted gets it', async () => {
  const [one, two] = [await t.signUp(), await t.signUp()];
  const email = newAddress();
  const tokens: string[] = [];
  for (const owner of [one, two]) {
    await invite(owner, email);
    tokens.push(await t.mailedToken(email));
  }
  const answers = await Promise.all(tokens.map((token) => accept(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [late] = answers.filter(({ status }) => status === 409);
  expect(late?.body).toEqual({ code: 'CONFLICT', message: messages.invitedElsewhere });
  expect((await people(one)).length + (await people(two)).length).toBe(4);
  expect(await t.db.query('SELECT 1 FROM account WHERE email = $1', [email])).toHaveLength(1);
});

test('an invitation can be changed, sent again and withdrawn; only the newest link opens it', async () => {
  const owner = await t.signUp();
  const email = newAddress();
  const id = idOf(await invite(owner, email));
  const old = await t.mailedToken(email);
  const update = (body: object) =>
    t.call(api.manager.update, { body: { id, ...person, ...body } }, { token: owner.token });
  expect((await update({ name: 'Can', version: 1 })).body).toMatchObject({ name: 'Can', version: 2 });
  expect(await update({ name: 'Cem', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', current: { name: 'Can', email, version: 2 } },
  });

  expect(Manager.parse((await again(owner, id)).body)).toMatchObject({ id, name: 'Can' });
  const newest = await t.mailedToken(email);
  expect(newest).not.toBe(old);
  expect((await look(old)).status).toBe(400);
  expect((await look(newest)).body).toMatchObject({ name: 'Can' });

  const remove = () => t.call(api.manager.delete, { query: { id } }, { token: owner.token });
  expect((await remove()).body).toBe(true);
  expect((await remove()).status).toBe(404);
  expect((await again(owner, id)).status).toBe(404);
  expect((await accept(newest)).status).toBe(400);
  expect((await invite(owner, email)).status).toBe(200);
});

test('a link opens for three days; after a month more nobody remembers the person', async () => {
  const owner = await t.signUp();
  const email = newAddress();
  const id = idOf(await invite(owner, email));
  const token = await t.mailedToken(email);
  const clean = () => deleteOutdated(t.db, t.app.now());
  t.later(3 * DAY - 60_000);
  expect((await look(token)).status).toBe(200);
  t.later(120_000);
  expect((await look(token)).status).toBe(400);
  expect((await accept(token)).body).toMatchObject({ message: messages.badInvitation });
  await clean();
  const stored = () => t.db.query('SELECT 1 FROM invitation WHERE id = $1', [id]);
  expect(await stored()).toHaveLength(1);
  t.later(31 * DAY);
  await clean();
  expect(await stored()).toHaveLength(0);
  t.later(-34 * DAY);
});

test('a password that is easily guessed is refused and the link stays usable', async () => {
  const owner = await t.signUp({ companyName: 'Kardelen Peyzaj' });
  const email = newAddress();
  await invite(owner, email);
  const token = await t.mailedToken(email);
  for (const password of ['Kardelen Peyzaj', 'galatasaray1905', email])
    expect((await accept(token, password)).body).toMatchObject({
      fields: { password: 'Bu şifre kolay tahmin edilir, başka bir şifre seçin' },
    });
  expect((await accept(token)).status).toBe(200);
});

test('what stands in the database opens no invitation', async () => {
  const owner = await t.signUp();
  const email = newAddress();
  await invite(owner, email);
  const token = await t.mailedToken(email);
  const [row] = await t.db.query<{ text: string }>(
    'SELECT i::text AS text FROM invitation i WHERE email = $1',
    [email],
  );
  expect(row?.text).toContain(email);
  expect(row?.text).not.toContain(token);
});

test('a letter shows no address and no line that somebody put into a name', async () => {
  const owner = await t.signUp({
    name: 'Acele\nBcc: x@evil.test',
    surname: 'http://evil.test/a',
    companyName: 'www.evil.test Ödül İnş.Ltd.Şti. evil.test/giris',
  });
  const email = newAddress();
  await invite(owner, email, { name: '<a href="https://evil.test">Ali</a>', surname: 'x\u2028y' });
  const [letter] = await lettersTo(email);
  const text = letter?.text ?? '';
  expect(text).toContain('Merhaba <a,');
  expect(text).toContain('Acele Bcc: x@evil. test, sizi Ödül İnş. Ltd. Şti. evil. test/giris şirketine');
  expect(text.match(/\S*:\/\/\S*/g)).toEqual([
    expect.stringMatching(/^http:\/\/localhost:3000\/invitation\//),
  ]);
  expect(text.match(/[\p{L}\d]\.[\p{L}]{2}/gu)).toBeNull();
  expect(text).not.toMatch(/^Bcc/m);
});

describe('letters to one address', () => {
  test('are three a day, of all companies, processes and kinds together', async () => {
    const [one, two, three] = [await t.signUp(), await t.signUp(), await t.signUp()];
    const email = newAddress();
    const id = idOf(await invite(one, email, {}, counted));
    expect((await again(one, id, other)).status).toBe(200);
    expect((await invite(two, email, {}, counted)).status).toBe(200);
    const refused = await invite(three, email, {}, other);
    expect(refused).toMatchObject({ status: 429, body: { message: messages.recipientLimit } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await again(one, id, counted)).status).toBe(429);
    expect(await people(three)).toHaveLength(1);
    await counted.idle();
    await other.idle();
    const letters = [...counted.emails, ...other.emails].filter(({ to }) => to === email);
    expect(letters).toHaveLength(3);
    expect((await invite(three, newAddress(), {}, other)).status).toBe(200);
  });

  test('are ten an hour of one company, first and repeated ones together', async () => {
    const owner = await t.signUp();
    const ids: string[] = [];
    for (let at = 0; at < 8; at++)
      ids.push(idOf(await invite(owner, newAddress(), {}, at % 2 ? counted : other)));
    expect((await again(owner, ids[0] ?? '', counted)).status).toBe(200);
    expect((await again(owner, ids[1] ?? '', other)).status).toBe(200);
    expect((await invite(owner, newAddress(), {}, counted)).status).toBe(429);
    expect((await again(owner, ids[2] ?? '', counted)).status).toBe(429);
  });

  test('are counted alike whether the address is known or not', async () => {
    const [one, two, known] = [await t.signUp(), await t.signUp(), await t.signUp()];
    const statusesFor = async (email: string) => {
      const first = await invite(one, email, {}, counted);
      const answers = [first, await again(one, idOf(first), counted), await again(one, idOf(first), counted)];
      return [...answers, await invite(two, email, {}, counted)].map(({ status }) => status);
    };
    expect(await statusesFor(known.email)).toEqual([200, 200, 200, 429]);
    expect(await statusesFor(newAddress())).toEqual([200, 200, 200, 429]);
  });
});
