import { api, type Endpoint } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../test/app';
import { productBody, projectBody, rowBody } from '../test/bodies';

const t = testApp();
const Saved = z.object({ id: z.string(), productId: z.string().nullish() });
const kinds = [api.projectIncome, api.projectExpense];

async function newCompany() {
  const who = await t.signUp();
  const save = async (endpoint: Endpoint, body: object) =>
    Saved.parse(await t.ask(endpoint, who, { body })).id;
  const categoryId = await save(api.category.save, { name: 'Şantiye', type: 'HER_IKISI' });
  const projectId = await save(api.project.save, projectBody(categoryId));
  const productId = await save(api.product.save, productBody);
  return { who, productId, row: { ...rowBody, projectId, categoryId } };
}

test.each(kinds)('a row takes a product of its own company alone ($save.id)', async ({ save, update }) => {
  const [ours, theirs] = [await newCompany(), await newCompany()];
  const refused = {
    status: 404,
    body: { message: 'Ürün bulunamadı', fields: { productId: 'Ürün bulunamadı' } },
  };
  const bad = { ...ours.row, productId: theirs.productId };
  expect(await t.call(save, { body: bad }, ours.who)).toMatchObject(refused);
  const good = { ...ours.row, productId: ours.productId };
  const saved = await t.call(save, { body: good }, ours.who);
  expect(saved).toMatchObject({ status: 200, body: { productId: ours.productId } });
  const { id } = Saved.parse(saved.body);
  expect(await t.call(update, { body: { ...bad, id } }, ours.who)).toMatchObject(refused);
});

test.each(kinds)(
  'a row outlives its product, and has it again when it is restored ($save.id)',
  async (noun) => {
    const { who, productId, row } = await newCompany();
    const { id } = Saved.parse(await t.ask(noun.save, who, { body: { ...row, productId } }));
    const productOf = async () => Saved.parse(await t.ask(noun.findById, who, { query: { id } })).productId;
    await t.ask(api.product.delete, who, { query: { id: productId } });
    expect(await productOf()).toBeNull();
    await t.ask(api.trash.restore, who, { body: { id: productId } });
    expect(await productOf()).toBe(productId);
  },
);
