import { hash } from '@node-rs/argon2';
import { dayInTurkey } from '@vezne/contract';
import { testApp } from '../test/app';
import { closeDemo } from './close';
import { demoAdmin, demoManager, demoPassword, seedDemo } from './seed';

const t = testApp();
const passwordCost = { memoryKib: 64, passes: 1 };

test('without demo accounts there is nothing to close', async () => {
  expect(await closeDemo(t.db, passwordCost)).toEqual([]);
});

test('the published password opens nothing any more, a password of their own stays', async () => {
  const now = new Date();
  await seedDemo(t.db, { now, today: dayInTurkey(now), passwordCost });
  const { refreshToken } = await t.signIn(demoManager, demoPassword);
  const chosen = await hash('Kendi-Sifrem-91', { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await t.db.run('UPDATE account SET password_hash = $2 WHERE email = $1', [demoAdmin, chosen]);

  expect(await closeDemo(t.db, passwordCost)).toEqual([demoManager]);
  await expect(t.signIn(demoManager, demoPassword)).rejects.toThrow('E-posta veya şifre hatalı.');
  const renewed = await t.request('POST', `/auth/refresh-token?refreshToken=${refreshToken}`);
  expect(renewed.status).toBe(401);
  await t.signIn(demoAdmin, 'Kendi-Sifrem-91');
  expect(await closeDemo(t.db, passwordCost)).toEqual([]);
  expect(await t.db.query('SELECT 1 FROM cash_flow LIMIT 1')).toHaveLength(1);
}, 60_000);
