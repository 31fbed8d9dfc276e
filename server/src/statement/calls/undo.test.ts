import { api } from '@vezne/contract';
import { cashFlowBody, projectBody, rowBody } from '../../test/bodies';
import { csvOfZ } from '../testing';
import { statementApp } from './testing';

const { db, done, refused, read, rowsOf, decide, newCategory, add, balances, sums, world } = statementApp();
const { cashAccount, cashFlow, category, statement, trash } = api;

test('cash from the machine becomes a transfer to the till, and all of it can be taken back', async () => {
  const categoryId = await newCategory('Banka');
  const before = await balances();
  const { batch } = await read(csvOfZ());
  const rows = await rowsOf(batch.id);
  expect(rows[7]?.transferSuggestion).toMatchObject({ accountId: world.till.id, accountName: 'Ana Kasa' });
  await decide(batch.id, { changes: [{ line: 12, decision: 'VIRMAN', transferAccountId: world.till.id }] });
  expect(await add(batch.id, categoryId)).toMatchObject({
    ...{ added: 8, transfers: 1 },
    shares: [
      { kind: 'GIRIS', count: 1, sum: 250_000, names: ['Banka'] },
      { kind: 'CIKIS', count: 6, sum: -277_288.4, names: ['Banka'] },
      { kind: 'VIRMAN', count: 1, sum: -10_000, names: ['Ana Kasa'] },
    ],
  });
  expect(await done(statement.findById, { query: { id: batch.id } })).toMatchObject({
    shares: [{ kind: 'GIRIS' }, { kind: 'CIKIS', sum: -277_288.4 }, { kind: 'VIRMAN', names: ['Ana Kasa'] }],
  });
  expect(await sums()).toEqual([250_000, 277_288.4]);
  expect(await balances()).toEqual({ 'Ana Kasa': 10_000, 'Ziraat Vadesiz': 62_711.6 });
  expect((await read(csvOfZ())).counts).toMatchObject({ duplicate: 8 });
  expect(await done(statement.undo, { body: { batchId: batch.id } })).toMatchObject({
    removed: 8,
    batch: { status: 'GERI_ALINDI' },
  });
  expect(await sums()).toEqual([0, 0]);
  expect(await balances()).toEqual(before);
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(0);
  expect((await done(trash.findAll, { body: {} })).totalElements).toBe(0);
  const lines = await db.query<{ action: string }>(
    `SELECT action FROM audit WHERE company_id = $1 AND entity = 'cash_flow' AND NOT detail ORDER BY at`,
    [world.person.companyId],
  );
  expect(lines.map(({ action }) => action)).toEqual(['AKTAR', 'GERI_AL']);
});

test('a transfer with an account that was deleted since is a plain entry that somebody must decide', async () => {
  const categoryId = await newCategory('Banka');
  const { id } = await done(cashAccount.save, { body: { name: 'Kısa Ömürlü', kind: 'KASA' } });
  const { batch } = await read(csvOfZ());
  await decide(batch.id, {
    changes: [{ line: 12, decision: 'VIRMAN', transferAccountId: id }],
    rest: { group: 'EKSIK', categoryId },
  });
  await done(cashAccount.delete, { query: { id } });
  expect((await rowsOf(batch.id))[7]).toMatchObject({ group: 'EKSIK', decision: 'EKLE' });
  expect((await done(statement.findById, { query: { id: batch.id } })).counts).toMatchObject({
    ready: 7,
    undecided: 1,
  });
  expect(await add(batch.id, categoryId)).toMatchObject({ added: 8, transfers: 0 });
});

test('categories that a batch made go with it, unless somebody has touched or used them since', async () => {
  const found = () => done(category.findAll, { body: { pageSize: 100 } });
  const before = (await found()).map(({ name }) => name);
  const names = ['Boşta', 'Kullanılan', 'Adlandırılan', 'Çöpte', 'Projede'];
  const rows = names.map((name, at) => `0${at + 1}.11.2026;a;1,00;${name}`);
  const { batch } = await read(['Tarih;Açıklama;Tutar;Kategori', ...rows].join('\n'), 'kategoriler.csv');
  const { createdCategories } = await done(statement.commit, { body: { batchId: batch.id } });
  expect(createdCategories).toEqual(names);
  const made = new Map((await found()).map((each) => [each.name, each.id]));
  const use = (name: string) =>
    done(cashFlow.save, { body: { ...cashFlowBody, categoryId: made.get(name) } });
  await use('Kullanılan');
  await done(category.update, {
    body: { id: made.get('Adlandırılan'), name: 'Yeni ad', type: 'HER_IKISI' },
  });
  await done(cashFlow.delete, { query: { id: (await use('Çöpte')).id } });
  const project = await done(api.project.save, { body: projectBody(made.get('Kullanılan') ?? '') });
  await done(api.projectIncome.save, {
    body: { ...rowBody, projectId: project.id, categoryId: made.get('Projede') },
  });
  await done(api.project.delete, { query: { id: project.id } });
  await done(statement.undo, { body: { batchId: batch.id } });
  const left = (await found()).map(({ name }) => name).filter((name) => !before.includes(name));
  expect(left).toEqual(['Çöpte', 'Kullanılan', 'Projede', 'Yeni ad']);
  expect((await done(trash.findAll, { body: {} })).totalElements).toBe(2);
});

test('a category that a batch made goes with it though it came back from the trash, unless it was changed as well', async () => {
  const found = () => done(category.findAll, { body: { pageSize: 100 } });
  const other = await done(category.save, { body: { name: 'Başka', type: 'HER_IKISI' } });
  const before = (await found()).map(({ name }) => name);
  const names = ['Dönen', 'Dönen ve değişen'];
  const rows = names.map((name, at) => `0${at + 1}.11.2026;a;1,00;${name}`);
  const { batch } = await read(['Tarih;Açıklama;Tutar;Kategori', ...rows].join('\n'), 'dönen.csv');
  await done(statement.commit, { body: { batchId: batch.id } });
  const made = (await found()).filter(({ name }) => names.includes(name));
  const { content } = await done(cashFlow.findAll, { body: { pageSize: 100 } });
  for (const { id, name } of made) {
    const entry = content.find(({ categoryId }) => categoryId === id);
    await done(cashFlow.update, { body: { ...cashFlowBody, id: entry?.id, categoryId: other.id } });
    await done(category.delete, { query: { id } });
    await done(trash.restore, { body: { id } });
    if (name !== 'Dönen') await done(category.update, { body: { id, name, type: 'GIDER' } });
  }
  await done(statement.undo, { body: { batchId: batch.id, force: true } });
  const left = (await found()).map(({ name }) => name).filter((name) => !before.includes(name));
  expect(left).toEqual(['Dönen ve değişen']);
});

test('a category that another draft was given stays when the batch that made it is taken back', async () => {
  const file = (...rows: string[]) => ['Tarih;Açıklama;Tutar;Kategori', ...rows].join('\n');
  const { batch } = await read(file('01.11.2026;a;1,00;Taslakta', '02.11.2026;b;1,00;Boşta'), 'ilk.csv');
  await done(statement.commit, { body: { batchId: batch.id } });
  const draft = await read(file('03.11.2026;c;7,00;Taslakta', '04.11.2026;d;8,00;'), 'taslak.csv');
  await done(statement.undo, { body: { batchId: batch.id } });
  const [named] = await rowsOf(draft.batch.id);
  expect(named).toMatchObject({ group: 'HAZIR', categoryId: expect.any(String) });
  const names = (await done(category.findAll, { body: { pageSize: 100 } })).map(({ name }) => name);
  expect(names).toContain('Taslakta');
  expect(names).not.toContain('Boşta');
});

test('a category goes with its batch though a draft of the same file leaves its rows out, and comes back with them', async () => {
  const file = 'Tarih;Açıklama;Tutar;Kategori\n01.11.2026;a;1,00;Yeniden\n02.11.2026;b;-1,00;Yeniden';
  const names = async () =>
    (await done(category.findAll, { body: { pageSize: 100 } })).map(({ name }) => name);
  const { batch } = await read(file, 'ilk.csv');
  await done(statement.commit, { body: { batchId: batch.id } });
  const draft = await read(file, 'ikinci.csv');
  expect(draft.counts.duplicate).toBe(2);
  await done(statement.undo, { body: { batchId: batch.id } });
  expect(await names()).not.toContain('Yeniden');
  await decide(draft.batch.id, { rest: { group: 'MUKERRER', decision: 'EKLE' } });
  expect(await done(statement.commit, { body: { batchId: draft.batch.id } })).toMatchObject({
    added: 2,
    createdCategories: ['Yeniden'],
  });
  expect(await names()).toContain('Yeniden');
});

test('an entry that was changed since is taken out only on purpose, and lies in the trash then', async () => {
  const { batch } = await read(csvOfZ());
  await add(batch.id, await newCategory('Banka'));
  const { content } = await done(cashFlow.findAll, { body: { searchText: 'KİRA' } });
  const [rent] = content;
  if (!rent) throw new Error('no rent');
  const { categoryId, date, description, id } = rent;
  await done(cashFlow.update, {
    body: { id, categoryId, date, description, amount: 46_000, accountId: world.bank.id },
  });
  expect(await refused(statement.undo, { batchId: batch.id })).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      message: 'Bu aktarımdaki 1 kayıt sonradan değiştirildi. Yine de geri almak için onaylayın.',
      fields: { force: 'Onay gerekli' },
    },
  });
  expect(await done(statement.undo, { body: { batchId: batch.id, force: true } })).toMatchObject({
    removed: 8,
  });
  const trash = await done(api.trash.findAll, { body: {} });
  expect(trash.content.map(({ label }) => label)).toEqual(['KİRA ÖDEMESİ']);
  await done(api.trash.restore, { body: { id } });
  expect((await read(csvOfZ())).counts).toMatchObject({ duplicate: 1, incomplete: 7 });
});
