import { drafts, writeTypedOnLeave } from './drafts';
import { endSession, reloadSession, startSession } from './session';

const signIn = (email = 'ece@example.com') =>
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: 'MANAGER' }, email);

beforeEach(() => {
  localStorage.clear();
  reloadSession();
});

test('a draft is found again, each form its own, until it is dropped', () => {
  signIn();
  drafts.keep('cash-flow', { description: 'Kum' });
  drafts.keep('category', { name: 'Yakıt' });
  drafts.keep('cash-flow', { description: 'Kum ve çakıl' });
  expect(drafts.findDated('cash-flow')).toEqual({
    values: { description: 'Kum ve çakıl' },
    at: expect.any(Number),
  });
  drafts.drop('cash-flow');
  expect([drafts.find('cash-flow'), drafts.find('category')]).toEqual([undefined, { name: 'Yakıt' }]);
});

test('signing out forgets all drafts, and nothing of them is left in the browser', () => {
  signIn();
  drafts.keep('cash-flow', { description: 'Kum' });
  endSession('logout');
  expect(localStorage.getItem('drafts')).toBeNull();
  drafts.keep('cash-flow', { description: 'Sonra' });
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('a session that runs out leaves the drafts to the same person in the same company', () => {
  const ofCompany = (company: string) => {
    const token = `head.${btoa(JSON.stringify({ company }))}.end`;
    startSession({ token, refreshToken: 'refresh-1', userType: 'MANAGER' }, 'Ece@example.com');
  };
  ofCompany('a');
  drafts.keep('cash-flow', { description: 'Kum' });
  endSession('expired');
  expect(drafts.find('cash-flow')).toBeUndefined();
  drafts.keep('cash-flow', { description: 'nobody' });
  ofCompany('a');
  expect(drafts.find('cash-flow')).toEqual({ description: 'Kum' });
  endSession('expired');
  ofCompany('b');
  expect(drafts.find('cash-flow')).toBeUndefined();
  ofCompany('a');
  expect(drafts.find('cash-flow')).toBeUndefined();
});

test('a draft is offered for a month, and holds no password', () => {
  signIn();
  drafts.keep('profile', { name: 'Ece', password: 'gizli', newPassword: 'gizli' });
  expect(drafts.find('profile')).toEqual({ name: 'Ece' });
  expect(localStorage.getItem('drafts')).not.toContain('gizli');
  jest.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
  expect(drafts.find('profile')).toBeUndefined();
  jest.useRealTimers();
});

test('whoever signs in next is not offered the drafts of the one before', () => {
  signIn();
  drafts.keep('cash-flow', { description: 'Kum' });
  const kept = localStorage.getItem('drafts') ?? '';
  endSession('expired');
  signIn('ali@example.com');
  expect(drafts.find('cash-flow')).toBeUndefined();
  expect(localStorage.getItem('drafts')).toBeNull();
  localStorage.setItem('drafts', kept);
  expect(drafts.find('cash-flow')).toBeUndefined();
});

test('only the last twenty are kept, and none that is endless', () => {
  signIn();
  for (let at = 1; at <= 21; at++) drafts.keep(`product ${at}`, { at });
  drafts.keep('contact', { text: 'a'.repeat(20_001) });
  expect([drafts.find('product 1'), drafts.find('product 2'), drafts.find('contact')]).toEqual([
    undefined,
    { at: 2 },
    undefined,
  ]);
});

test('what waits is told by its subject, but not what the search keeps nor what no form of this release has written', () => {
  signIn();
  expect(drafts.subjects()).toEqual([]);
  drafts.keep('cash-flow', { description: 'Kum' });
  drafts.keep('project p-1 4', { name: 'Konak' });
  drafts.keep('cash-flow repeated', { description: 'Kum' });
  drafts.keep('palette-opened', { records: [] });
  const gone = { form: 'invoice', values: { name: 'Eski' }, at: Date.now() };
  const stored = JSON.parse(localStorage.getItem('drafts') ?? '');
  localStorage.setItem('drafts', JSON.stringify({ ...stored, drafts: [...stored.drafts, gone] }));
  expect(drafts.subjects()).toEqual(['Kasa Defteri kaydı', 'Proje', 'Kasa Defteri kaydı']);
});

test('a sign-in that is refused forgets nothing of whom the session ran out under', () => {
  signIn();
  drafts.keep('cash-flow', { description: 'Kum' });
  endSession('expired');
  endSession('logout');
  signIn();
  expect(drafts.find('cash-flow')).toEqual({ description: 'Kum' });
});

test('a memory that cannot be read holds no drafts', () => {
  signIn();
  for (const broken of ['', '{', '[]', 'null', '{"owner":1,"drafts":2}']) {
    localStorage.setItem('drafts', broken);
    expect([broken, drafts.find('cash-flow')]).toEqual([broken, undefined]);
  }
});

describe('what is being typed', () => {
  const stored = () => localStorage.getItem('drafts') ?? '';
  beforeEach(() => {
    jest.useFakeTimers();
    signIn();
  });
  afterEach(() => jest.useRealTimers());

  test('is found at once and written a moment later, once for many letters', () => {
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    for (const description of ['K', 'Ku', 'Kum']) drafts.keepTyped('cash-flow', { description });
    expect(drafts.find('cash-flow')).toEqual({ description: 'Kum' });
    expect(drafts.subjects()).toEqual(['Kasa Defteri kaydı']);
    expect(writes).not.toHaveBeenCalled();
    jest.advanceTimersByTime(300);
    expect(writes).toHaveBeenCalledTimes(1);
    expect(stored()).toContain('"Kum"');
    writes.mockRestore();
  });

  test.each(['pagehide', 'visibilitychange'])('is written when the page goes (%s)', (event) => {
    const stop = writeTypedOnLeave();
    drafts.keepTyped('cash-flow', { description: 'Kum' });
    window.dispatchEvent(new Event(event));
    expect(stored()).toContain('"Kum"');
    stop();
  });

  test('waits for whom the session runs out under, and is forgotten by whoever signs out', () => {
    drafts.keepTyped('cash-flow', { description: 'Kum' });
    endSession('expired');
    expect(stored()).toContain('"Kum"');
    signIn();
    drafts.keepTyped('cash-flow', { description: 'Çakıl' });
    endSession('logout');
    jest.advanceTimersByTime(300);
    signIn();
    expect([stored(), drafts.find('cash-flow')]).toEqual(['', undefined]);
  });

  test('is written with what is kept at once, and is gone when it is dropped', () => {
    drafts.keepTyped('cash-flow', { description: 'Kum' });
    drafts.keep('category', { name: 'Yakıt' });
    expect(stored()).toContain('"Kum"');
    drafts.keepTyped('cash-flow', { description: 'Kum ve çakıl' });
    drafts.drop('cash-flow');
    jest.advanceTimersByTime(300);
    expect(stored()).not.toContain('Kum');
    expect(drafts.find('category')).toEqual({ name: 'Yakıt' });
  });
});
