import { followOtherTabs } from './other-tabs';
import { endSession, reloadSession, startSession } from './session';
import { onSessionEnd } from './session-end';
import { currentSession } from './session-state';

const signIn = () =>
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: 'MANAGER' }, 'ece@example.com');

describe('another tab', () => {
  const ends: string[] = [];
  let stop: (() => void)[] = [];
  beforeEach(() => {
    ends.length = 0;
    localStorage.clear();
    reloadSession();
    signIn();
    stop = [followOtherTabs(), onSessionEnd((reason) => ends.push(reason))];
  });
  afterEach(() => {
    for (const end of stop) end();
    jest.restoreAllMocks();
  });
  const hear = (key: string, newValue: string | null = null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const removeTokens = () => {
    for (const key of ['accessToken', 'token', 'refreshToken', 'userRole', 'userData'])
      localStorage.removeItem(key);
  };

  test.each(['logout', 'expired'])(
    'that ends the session (%s) ends it here, once and for the same reason',
    (reason) => {
      hear('sessionEnded', reason);
      hear('sessionEnded', null);
      expect(currentSession().isAuthenticated).toBe(true);
      removeTokens();
      hear('accessToken');
      hear('refreshToken');
      expect(currentSession().isAuthenticated).toBe(false);
      expect(ends).toEqual([reason]);
    },
  );

  test('hears from this one why the session has ended', () => {
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    endSession('expired');
    expect(writes).toHaveBeenCalledWith('sessionEnded', 'expired');
    expect(localStorage).toHaveLength(0);
    expect(ends).toEqual(['expired']);
  });

  test('that renews the tokens changes nothing here', () => {
    const before = currentSession();
    localStorage.setItem('refreshToken', 'refresh-2');
    localStorage.setItem('accessToken', 'access-2');
    hear('accessToken', 'access-2');
    expect(currentSession()).toBe(before);
  });

  test('that keeps what is typed there reads nothing here', () => {
    const reads = jest.spyOn(Storage.prototype, 'getItem');
    hear('drafts', '{}');
    expect(reads).not.toHaveBeenCalled();
  });

  test('where all storage is emptied ends the session here', () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(ends).toEqual(['logout']);
  });

  /** Another tab signs "b" in; its writes reach this one step by step, as browsers deliver them. */
  function signInThere(afterEachStep: () => void) {
    const steps: [key: string, write: () => void][] = [];
    const { setItem, removeItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      steps.push([key, () => setItem.call(localStorage, key, value)]);
    });
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      steps.push([key, () => removeItem.call(localStorage, key)]);
    });
    // jotai warns about its second copy, which is what another tab has.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.isolateModules(() => {
      const there = jest.requireActual<typeof import('./session')>('./session');
      there.startSession({ token: 'b', refreshToken: 'c', userType: 'ADMIN' }, 'b@example.com');
    });
    jest.restoreAllMocks();
    for (const [key, write] of steps) {
      write();
      hear(key);
      afterEachStep();
    }
  }

  test('that signs somebody else in makes what is on screen a stranger’s, without a farewell', () => {
    const { generation, id } = currentSession();
    const tokens = new Map<string, unknown>();
    signInThere(() => {
      const seen = currentSession().id;
      if (!tokens.has(seen)) tokens.set(seen, localStorage.getItem('accessToken'));
    });
    expect(currentSession()).toMatchObject({
      email: 'b@example.com',
      roles: ['ADMIN'],
      generation: generation + 1,
    });
    expect([...tokens.keys()]).toEqual([id, currentSession().id]);
    expect(tokens.get(currentSession().id)).toBe('b');
    expect(ends).toEqual([]);
  });

  test('that signs somebody in where nobody was changes nothing that is being typed here', () => {
    endSession('logout');
    const { generation } = currentSession();
    const seen = new Set<string>();
    signInThere(() => seen.add(`${currentSession().id && 'b'} ${currentSession().roles}`));
    expect([...seen]).toEqual([' ', ' ADMIN', 'b ADMIN']);
    expect(currentSession()).toMatchObject({ email: 'b@example.com', generation });
  });
});
