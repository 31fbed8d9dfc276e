import { api } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { company, manager, subscription } from '@vezne/testing/fixtures';
import { call } from '../client/call';
import { endSession, reloadSession, remember, startSession } from './session';
import { currentSession, hasRole } from './session-state';

const server = fakeApi();
const signIn = (userType = 'MANAGER') =>
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType }, 'ece@example.com');

beforeEach(() => {
  localStorage.clear();
  reloadSession();
});
afterEach(() => jest.restoreAllMocks());

describe('signing in', () => {
  test('stores tokens, role and user under the names everybody knows', () => {
    signIn();
    expect({ ...localStorage }).toEqual({
      accessToken: 'access-1',
      token: 'access-1',
      refreshToken: 'refresh-1',
      userRole: 'MANAGER',
      userData: expect.stringContaining('ece@example.com'),
    });
    expect(currentSession()).toMatchObject({ isAuthenticated: true, roles: ['MANAGER'], isTemporary: false });
  });

  test('leaves nothing of the manager before', () => {
    signIn();
    remember('managerData', manager);
    remember('companyData', company);
    remember('subscriptionData', subscription);
    const before = currentSession().id;
    signIn();
    expect(currentSession()).toMatchObject({ manager: null, company: null, subscription: null });
    expect(currentSession().id).not.toBe(before);
  });
});

test('signing out removes all that was stored about the user', () => {
  localStorage.setItem('theme', 'light');
  signIn();
  remember('managerData', manager);
  remember('companyData', company);
  remember('subscriptionData', subscription);
  expect({ ...localStorage }).toHaveProperty('managerData');
  endSession('logout');
  expect({ ...localStorage }).toEqual({ theme: 'light' });
  expect(currentSession()).toMatchObject({ isAuthenticated: false, roles: [], manager: null });
});

test('manager, company and subscription are known again after a reload', () => {
  signIn();
  localStorage.setItem('managerData', JSON.stringify(manager));
  localStorage.setItem('companyData', JSON.stringify(company));
  localStorage.setItem('subscriptionData', JSON.stringify(subscription));
  reloadSession();
  expect(currentSession()).toMatchObject({ manager, company, subscription });
});

test.each([
  ['accessToken', false],
  ['refreshToken', false],
  ['userRole', true],
])('without %s somebody counts as signed in: %s', (key, expected) => {
  signIn();
  localStorage.removeItem(key);
  reloadSession();
  expect(currentSession().isAuthenticated).toBe(expected);
});

describe('a role', () => {
  test.each([
    ['ADMIN', ['ADMIN']],
    ['MANAGER', ['MANAGER']],
    ['"ADMIN"', ['ADMIN']],
    ['["MANAGER"]', ['MANAGER']],
    ['["MANAGER","ADMIN"]', ['ADMIN', 'MANAGER']],
    ['["OWNER","MANAGER"]', ['MANAGER']],
    ['OWNER', []],
    ['["ADMIN', []],
    ['[]', []],
  ])('stored as %s is read as %j', (stored, roles) => {
    signIn();
    localStorage.setItem('userRole', stored);
    reloadSession();
    expect(currentSession().roles).toEqual(roles);
  });

  test('opens what asks for it, for any of several or for any at all', () => {
    signIn('MANAGER');
    const session = currentSession();
    expect(hasRole(session, 'MANAGER')).toBe(true);
    expect(hasRole(session, 'ADMIN')).toBe(false);
    expect(hasRole(session, 'ADMIN', 'MANAGER')).toBe(true);
    expect(hasRole(session)).toBe(true);
    expect(hasRole({ ...session, roles: [] })).toBe(false);
  });
});

describe('broken storage', () => {
  const broken = [
    '',
    ' ',
    'null',
    'undefined',
    '{',
    '[',
    '{"id":',
    '[object Object]',
    'true',
    '42',
    '"text"',
    '[1,2]',
    '{"__proto__":{"roles":["ADMIN"]}}',
    '\u0000',
    'Bearer\r\nX-Evil: 1',
    '💥',
    'x'.repeat(4_900_000),
  ];
  const keys = ['accessToken', 'token', 'refreshToken', 'userRole', 'userData', 'managerData', 'companyData'];
  const cases = [...keys, 'subscriptionData'].flatMap((key) => broken.map((value) => [key, value] as const));

  test.each(cases.map(([key, value]) => [key, value.slice(0, 20), value]))(
    'in %s (%j) ends at worst at the sign-in page',
    async (key, _, value) => {
      signIn();
      remember('managerData', manager);
      localStorage.setItem(key, value);
      reloadSession();
      const session = currentSession();
      expect(session.isAuthenticated).toBe(
        !/accessToken|refreshToken/.test(key) || /^[\x21-\x7e]{1,4096}$/.test(value),
      );
      if (key !== 'managerData') expect(session.manager).toEqual(manager);
      if (session.isAuthenticated) await call(api.cashFlow.summary, undefined);
      signIn();
      expect(currentSession()).toMatchObject({ isAuthenticated: true, roles: ['MANAGER'] });
    },
  );

  test('loses only the key that cannot be read', () => {
    signIn();
    localStorage.setItem('managerData', '{');
    localStorage.setItem('companyData', JSON.stringify(company));
    reloadSession();
    expect(localStorage.getItem('managerData')).toBeNull();
    expect(currentSession().company).toEqual(company);
  });
});

describe('a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test.each([
    ['full', ['setItem']],
    ['switched off', ['getItem', 'setItem', 'removeItem']],
  ] as const)('because storage is %s still lets a manager sign in, work and sign out', async (_, methods) => {
    for (const method of methods) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    signIn();
    expect(currentSession()).toMatchObject({ isAuthenticated: true, roles: ['MANAGER'], isTemporary: true });
    server.refuseToken('access-1');
    await expect(call(api.cashFlow.summary, undefined)).resolves.toHaveProperty('balance');
    expect(server.requests(api.cashFlow.summary).at(-1)?.headers.Authorization).toBe('Bearer access-2');
    endSession('logout');
    expect(currentSession().isAuthenticated).toBe(false);
  });

  test('never shows the user before when the new one could not be stored', () => {
    signIn();
    remember('managerData', manager);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    startSession({ token: 'b', refreshToken: 'c', userType: 'ADMIN' }, 'b@example.com');
    expect(currentSession()).toMatchObject({ email: 'b@example.com', roles: ['ADMIN'], manager: null });
    expect(localStorage).toHaveLength(0);
  });
});
