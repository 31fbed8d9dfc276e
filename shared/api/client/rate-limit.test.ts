import { api } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { endSession, startSession } from '../session/session';
import { call } from './call';
import { configureClient } from './http';

const server = fakeApi();

beforeEach(() => {
  jest.useFakeTimers();
  configureClient();
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: 'MANAGER' }, 'ece@example.com');
});
afterEach(() => {
  endSession('logout');
  jest.useRealTimers();
});

describe('too many requests', () => {
  const sentence =
    'Kısa bir süre içinde çok fazla işlem yaptınız. Sistemimizi korumak için isteklere geçici olarak ara verildi. Lütfen birkaç saniye sonra tekrar deneyin.';
  const login = () => call(api.auth.login, { email: 'ece@example.com', password: 'x' });
  const summary = () => call(api.cashFlow.summary, undefined);

  test.each([
    ['the general client', 100, summary, api.cashFlow.summary],
    ['the auth client', 50, login, api.auth.login],
  ])(
    '%s sends %i in any sixty seconds and refuses the next without a request',
    async (_, limit, send, end) => {
      await send();
      await jest.advanceTimersByTimeAsync(30_000);
      for (let n = 1; n < limit; n++) await send();
      const refused = { error: expect.objectContaining({ code: 'RATE_LIMIT_EXCEEDED', message: sentence }) };
      expect(await outcome(send())).toEqual(refused);
      expect(server.requests(end)).toHaveLength(limit);

      await jest.advanceTimersByTimeAsync(29_999);
      expect(await outcome(send())).toEqual(refused);
      await jest.advanceTimersByTimeAsync(1);
      expect(await outcome(send())).toHaveProperty('value');
      expect(await outcome(send())).toEqual(refused);
    },
  );

  test('on one client leave the other one free', async () => {
    for (let n = 0; n < 50; n++) await login();
    await expect(login()).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
    await expect(summary()).resolves.toBeDefined();
  });
});

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error) => ({ error }),
  );
