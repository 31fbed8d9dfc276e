import { api, type Found } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { findCategories, findContacts, findProducts, findProjects, findViews } from './queries';

const t = testApp();
const { ask, call, signUp, addManager } = t;

const find = (person: SignedUp, searchText: string) =>
  ask<Found>(api.search.find, person, { body: { searchText } });
const nothing: Found = {
  ...{ entries: [], projects: [], categories: [], products: [], contacts: [], views: [] },
};

async function company(name = 'Işık') {
  const person = await signUp();
  const save = async (endpoint: Parameters<typeof ask>[0], body: object): Promise<string> =>
    (await ask<{ id: string }>(endpoint, person, { body })).id;
  const categoryId = await save(api.category.save, { name: `${name} giderleri`, type: 'GIDER' });
  const entry = { categoryId, cashFlowType: 'CIKIS', amount: 12.5, paymentMethod: 'CASH' };
  const book = (description: string, date: string) =>
    save(api.cashFlow.save, { ...entry, description, date });
  return { ...person, categoryId, save, book };
}

test('one call finds entries, projects, categories, products, contacts and own views, without accents and case', async () => {
  const us = await company();
  const entryId = await us.book('IŞIK Elektrik faturası', '2026-11-02');
  const projectId = await us.save(api.project.save, {
    ...{ name: 'Işıklar Konağı', startDate: '2026-01-01', endDate: '2026-12-31', status: 'DEVAM_EDIYOR' },
    customerName: 'Can Er',
  });
  const productId = await us.save(api.product.save, {
    ...{ name: 'Işıldak', kind: 'URUN', unit: 'adet' },
    vatRate: 20,
    salePrice: 5,
  });
  const contactId = await us.save(api.contact.save, {
    name: 'Işıkhan Yapı',
    kind: 'MUSTERI',
    phone: '02165550000',
  });
  const viewId = await us.save(api.savedView.save, {
    name: 'Işık ödemeleri',
    address: 'q=isik',
    density: 'SIKI',
  });
  expect(await find(us, ' ışık ')).toEqual({
    entries: [
      {
        ...{ id: entryId, description: 'IŞIK Elektrik faturası', date: '2026-11-02', amount: 12.5 },
        ...{ categoryName: 'Işık giderleri', cashFlowType: 'CIKIS' },
      },
    ],
    projects: [{ id: projectId, name: 'Işıklar Konağı', customerName: 'Can Er', status: 'DEVAM_EDIYOR' }],
    categories: [{ id: us.categoryId, name: 'Işık giderleri', type: 'GIDER' }],
    products: [],
    contacts: [{ id: contactId, name: 'Işıkhan Yapı', kind: 'MUSTERI', phone: expect.any(String) }],
    views: [{ id: viewId, name: 'Işık ödemeleri', address: 'q=isik' }],
  });
  expect((await find(us, 'isildak')).products).toEqual([{ id: productId, name: 'Işıldak', kind: 'URUN' }]);
});

test('of many entries the five newest are answered, however common the words are', async () => {
  const us = await company();
  for (const day of ['03', '05', '01', '07', '06', '02', '04']) await us.book('Motorin', `2026-11-${day}`);
  const days = async () => (await find(us, 'motorin')).entries?.map(({ date }) => date.slice(-2));
  expect(await days()).toEqual(['07', '06', '05', '04', '03']);
  await t.db.run(
    `INSERT INTO cash_flow (company_id, id, date, type, category_id, description, amount_kurus, payment_method)
     SELECT $1, gen_random_uuid(), '2025-01-01'::date + n % 300, 'CIKIS', $2, 'Motorin ' || n, 100, 'CASH'
       FROM generate_series(1, 1200) AS n`,
    [us.companyId, us.categoryId],
  );
  expect(await days()).toEqual(['07', '06', '05', '04', '03']);
});

test('what begins with the words comes before what holds them, open projects before finished ones', async () => {
  const us = await company('Ofis');
  await us.save(api.category.save, { name: 'Gider ofisi', type: 'GIDER' });
  const plan = { startDate: '2026-01-01', endDate: '2026-12-31' };
  await us.save(api.project.save, { ...plan, name: 'Ofis A', status: 'DEVAM_EDIYOR' });
  await us.save(api.project.save, { ...plan, name: 'Ofis B', status: 'TAMAMLANDI' });
  const { categories, projects } = await find(us, 'ofis');
  expect(categories.map(({ name }) => name)).toEqual(['Ofis giderleri', 'Gider ofisi']);
  expect(projects.map(({ name }) => name)).toEqual(['Ofis A', 'Ofis B']);
});

test('signs of the search language are ordinary letters', async () => {
  const us = await company();
  await us.book('Yüzde 50 indirim', '2026-11-02');
  expect(await find(us, '%%')).toEqual(nothing);
  expect(await find(us, '__')).toEqual(nothing);
});

test("another company's records and a colleague's views are not found", async () => {
  const us = await company('Gizli');
  await us.book('Gizli ödeme', '2026-11-02');
  await us.save(api.savedView.save, { name: 'Gizli görünüm', address: '', density: 'SIKI' });
  expect(await find(await signUp(), 'gizli')).toEqual(nothing);
  const colleague = await find(await addManager(us), 'gizli');
  expect(colleague).toMatchObject({ views: [], entries: [{ description: 'Gizli ödeme' }] });
});

test('without the walls of the database no project, category, product, contact or view of another company is found', async () => {
  const us = await company('Saklı');
  const plan = { startDate: '2026-01-01', endDate: '2026-12-31', status: 'DEVAM_EDIYOR' };
  await us.save(api.project.save, { ...plan, name: 'Saklı Konak' });
  await us.save(api.product.save, { name: 'Saklı', kind: 'URUN', unit: 'adet', vatRate: 20, salePrice: 5 });
  await us.save(api.contact.save, { name: 'Saklı Yapı', kind: 'MUSTERI' });
  await us.save(api.savedView.save, { name: 'Saklı görünüm', address: '', density: 'SIKI' });
  const found = async (owner: { companyId: string; managerId: string }) => {
    const { companyId } = owner;
    return [
      await findProjects(t.db, companyId, 'sakli'),
      await findCategories(t.db, companyId, 'sakli'),
      await findProducts(t.db, companyId, 'sakli'),
      await findContacts(t.db, companyId, 'sakli'),
      await findViews(t.db, owner, 'sakli'),
    ].map(({ length }) => length);
  };
  expect(await found(us)).toEqual([1, 1, 1, 1, 1]);
  expect(await found(await signUp())).toEqual([0, 0, 0, 0, 0]);
});

test.each(['', ' ', 'a', 'x'.repeat(201), 7])('the text %j is refused', async (searchText) => {
  expect((await call(api.search.find, { body: { searchText } }, await signUp())).status).toBe(400);
});
