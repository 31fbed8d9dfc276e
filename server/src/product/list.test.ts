import { api, type Product, type ProductPage, type ProductQuery } from '@vezne/contract';
import { testApp } from '../test/app';

const t = testApp();

test('a page of the price list tells how many goods, services and passive ones all pages hold', async () => {
  const who = await t.signUp();
  for (const [name, kind, active] of [
    ['Çimento', 'URUN', true],
    ['Demir', 'URUN', false],
    ['Keşif', 'HIZMET', true],
  ] as const)
    await t.ask(api.product.save, who, { body: { name, kind, unit: 'adet', active } });
  const page = (body: Partial<ProductQuery>) =>
    t.ask<ProductPage>(api.product.findAll, who, { body: { page: 0, pageSize: 1, ...body } });
  expect(await page({})).toMatchObject({
    totalElements: 3,
    counts: { products: 2, services: 1, passive: 1 },
  });
  expect(await page({ searchText: 'keş' })).toMatchObject({
    totalElements: 1,
    counts: { products: 0, services: 1, passive: 0 },
  });
});

test('the price list is ordered by name, price or rate, those without one last', async () => {
  const who = await t.signUp();
  for (const [name, salePrice, vatRate] of [
    ['Çimento', 120.5, 20],
    ['Demir', null, null],
    ['Cam', 80, 10],
    ['Zımpara', 9.99, 1],
  ] as const)
    await t.ask(api.product.save, who, { body: { name, kind: 'URUN', unit: 'adet', salePrice, vatRate } });
  const names = async (body: Partial<ProductQuery>) =>
    (await t.ask<{ content: Product[] }>(api.product.findAll, who, { body })).content.map(({ name }) => name);
  expect(await names({})).toEqual(['Cam', 'Çimento', 'Demir', 'Zımpara']);
  expect(await names({ sortBy: 'name', sortOrder: 'DESC' })).toEqual(['Zımpara', 'Demir', 'Çimento', 'Cam']);
  expect(await names({ sortBy: 'salePrice', sortOrder: 'DESC' })).toEqual([
    'Çimento',
    'Cam',
    'Zımpara',
    'Demir',
  ]);
  expect(await names({ sortBy: 'vatRate' })).toEqual(['Zımpara', 'Cam', 'Çimento', 'Demir']);
});
