import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@vezne/contract';
import { forgetLetters } from '../mail/outbox';
import { testApp } from '../test/app';
import { seedCompany } from '../test/company';
import { leavingOf, proof } from './testing';

const t = testApp();
const { leaving } = api;
const { stateOf, letters, events, tracesOf } = leavingOf(t);

describe('Hesabımı sil', () => {
  test('leaves nothing of the person but a number, and signs them out everywhere', async () => {
    const owner = await seedCompany(t);
    const person = await t.addManager(owner, { name: 'Gülizar', surname: 'Sorgunlu', phone: '05327776655' });
    const elsewhere = await t.signIn(person.email, person.password);
    const { id: entry } = await t.ask<{ id: string }>(api.cashFlow.save, person, {
      body: {
        categoryId: owner.categoryId,
        date: '2026-03-04',
        description: 'Çimento',
        amount: 10,
        cashFlowType: 'CIKIS',
      },
    });
    const view = { name: 'Gülizar çekler', address: 'q=Sorgunlu', density: 'SIKI' };
    const saved = await t.call(api.savedView.save, { body: view }, { ...person, key: 'x-0' });
    expect(saved.status).toBe(200);
    // A busy machine may decline the question.
    await t.call(api.assistant.ask, { body: { input: 'Bakiye kaç lira?' } }, person);
    await t.call(
      api.manager.update,
      { body: { id: person.managerId, name: 'Gülizar', surname: 'Sorgunlu', title: 'Şef' } },
      { ...person, key: 'x-1' },
    );
    await t.call(api.auth.forgotPassword, { params: { email: person.email } });
    await t.ask(api.dataExport.start, person, { body: { scope: 'KISI' } });
    await letters();

    expect((await t.call(leaving.eraseAccount, proof(person), { ...person, key: 'x-2' })).body).toBe(true);
    expect(await letters()).toEqual([[person.email, 'Vezne: Hesabınız silindi']]);
    for (const text of [person.email, 'Gülizar', 'Sorgunlu', '5327776655'])
      expect([text, await tracesOf(text)]).toEqual([text, []]);
    expect(await t.ask(api.savedView.findAll, owner)).toMatchObject([{ id: owner.savedViewId }]);
    for (const { token, refreshToken } of [person, elsewhere]) {
      expect((await t.call(api.manager.findByToken, {}, { token })).status).toBe(401);
      expect((await t.call(api.auth.refresh, { query: { refreshToken } })).status).toBe(401);
    }
    // What they wrote for the company stays, and the history says that somebody did.
    expect(await t.ask(api.cashFlow.findById, owner, { query: { id: entry } })).toMatchObject({
      description: 'Çimento',
    });
    const history = await t.ask<{ content: object[] }>(api.history.findAll, owner, {
      body: { page: 0, pageSize: 5, searchText: '', entity: 'cash-flow', entityId: entry },
    });
    expect(JSON.stringify(history)).toContain('Silinmiş kullanıcı');
    expect(await events(owner.companyId)).toEqual(['account.erased']);
    // The address is free.
    expect((await t.signUp({ email: person.email })).companyId).not.toBe(owner.companyId);
  });

  test('takes the right password, under its field', async () => {
    const owner = await t.signUp();
    const person = await t.addManager(owner);
    expect(await t.call(leaving.eraseAccount, { body: { password: 'yanlış' } }, person)).toMatchObject({
      status: 400,
      body: { fields: { password: 'Şifre hatalı' } },
    });
    expect((await t.call(api.manager.findByToken, {}, person)).status).toBe(200);
  });

  test('is not for the owner, who hands over or closes first', async () => {
    const owner = await t.signUp();
    const person = await t.addManager(owner);
    expect(await t.call(leaving.eraseAccount, proof(owner), owner)).toMatchObject({
      status: 409,
      body: {
        message: 'Şirketin sahibi sizsiniz. Önce şirketi başka bir yöneticiye devredin veya şirketi kapatın.',
      },
    });
    await t.ask(api.manager.handOver, owner, { body: { id: person.managerId } });
    expect((await t.call(leaving.eraseAccount, proof(owner), owner)).status).toBe(200);
    expect(await stateOf(person)).toEqual({ isOwner: true, closing: null });
  });
});

test('letters that no server took are gone with the account, and nobody else’s', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'vezne-outbox-'));
  const letter = (name: string, to: string) =>
    writeFileSync(
      join(outbox, name),
      `From: Vezne <a@b.c>\nTo: ${to}\nSubject: x\n\nTo: ayse@ornek.com.tr\n`,
    );
  letter('1.eml', 'ayse@ornek.com.tr');
  letter('2.eml', 'Can <can@ornek.com.tr>');
  letter('3.eml', '"Ayşe" <Ayse@ornek.com.tr>');
  letter('4.eml', 'ayse@ornek.com.tr.example');
  expect(await forgetLetters(outbox, 'ayse@ornek.com.tr')).toBe(2);
  expect(readdirSync(outbox).sort()).toEqual(['2.eml', '4.eml']);
  expect(await forgetLetters(join(outbox, 'none'), 'x@y.z')).toBe(0);
  rmSync(outbox, { recursive: true });
});
