import { drafts } from './drafts';
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
  expect(drafts.find('cash-flow')).toEqual({ description: 'Kum ve çakıl' });
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

test('whoever signs in next is not offered the drafts of the one before', () => {
  signIn();
  drafts.keep('cash-flow', { description: 'Kum' });
  const kept = localStorage.getItem('drafts') ?? '';
  signIn('ali@example.com');
  expect(drafts.find('cash-flow')).toBeUndefined();
  localStorage.setItem('drafts', kept);
  expect(drafts.find('cash-flow')).toBeUndefined();
});

test('only the last twenty are kept, and none that is endless', () => {
  signIn();
  for (let at = 1; at <= 21; at++) drafts.keep(`form ${at}`, { at });
  drafts.keep('endless', { text: 'a'.repeat(20_001) });
  expect([drafts.find('form 1'), drafts.find('form 2'), drafts.find('endless')]).toEqual([
    undefined,
    { at: 2 },
    undefined,
  ]);
});

test('a memory that cannot be read holds no drafts', () => {
  signIn();
  for (const broken of ['', '{', '[]', 'null', '{"session":1,"drafts":2}']) {
    localStorage.setItem('drafts', broken);
    expect([broken, drafts.find('cash-flow')]).toEqual([broken, undefined]);
  }
});
