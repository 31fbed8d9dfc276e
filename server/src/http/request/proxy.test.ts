import { api } from '@vezne/contract';
import { testApp } from '../../test/app';

// The proxy is named, so what it says of a request is believed; nobody else is.
const t = testApp({ trustProxy: '10.0.0.1' });
const ask = (ip: string, headers: Record<string, string>) =>
  t.call(api.auth.login, { body: { email: 'x@ornek.com.tr', password: 'x' } }, { ip, headers });

test('a page that came through TLS is told to stay there, on the word of the proxy alone', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await ask('10.0.0.1', headers)).headers['strict-transport-security']).toContain('max-age=31536000');
  expect((await ask('203.0.113.5', headers)).headers).not.toHaveProperty('strict-transport-security');
});

test('failures are counted for the sender behind the proxy, not for the proxy', async () => {
  const person = await t.signUp();
  const login = (forwarded: string, password = 'yanlış') =>
    t.call(
      api.auth.login,
      { body: { email: person.email, password } },
      {
        ip: '10.0.0.1',
        headers: { 'x-forwarded-for': forwarded },
      },
    );
  for (let at = 0; at < 5; at++) await login(`198.51.100.${at}, 203.0.113.9`);
  expect((await login('203.0.113.9', person.password)).status).toBe(429);
  expect((await login('203.0.113.10', person.password)).status).toBe(200);
});
