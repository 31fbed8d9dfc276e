import { api } from '@vezne/contract';
import { testApp } from './testing';

const t = testApp();

test('a new customer signs up, signs in and sees the own company', async () => {
  const person = await t.signUp({ companyName: 'Deniz Yapı' });
  const { status, body } = await t.call(
    api.company.findById,
    { query: { id: person.companyId } },
    { token: person.token },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: person.companyId, name: 'Deniz Yapı', selectedCurrency: 'TRY' });
});
