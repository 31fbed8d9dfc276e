import fc from 'fast-check';
import type { z } from 'zod';
import { CashFlowCreate, CashFlowUpdate } from '../cash-flow/entry';
import { CashFlowQuery } from '../cash-flow/list';
import { CategoryCreate, CategoryUpdate } from '../category';
import { ProductCreate, ProductUpdate } from '../product';
import { ProjectCreate, ProjectUpdate } from '../project/project';
import { projectRows } from '../project/row';

const id = '00000000-0000-7000-8000-000000000001';
const { Create: RowCreate, Update: RowUpdate } = projectRows.income;

const entry = {
  categoryId: id,
  date: '2026-11-22',
  description: 'Çimento',
  amount: 10,
  cashFlowType: 'CIKIS',
};
const project = {
  name: 'Köprü',
  status: 'PLANLANDI',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
};
const row = {
  projectId: id,
  description: 'Hakediş',
  categoryId: id,
  amount: 10,
  date: '2026-11-22',
};
const product = { name: 'Çimento', kind: 'URUN', unit: 'torba' };
const category = { name: 'Malzeme', type: 'GIDER' };

const forms: [name: string, schema: z.ZodType, least: Record<string, unknown>][] = [
  ['a ledger entry', CashFlowCreate, entry],
  ['a project', ProjectCreate, project],
  ['an income', RowCreate, row],
  ['a product', ProductCreate, product],
  ['a category', CategoryCreate, category],
];

const sentences = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
const without = (record: object, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

test.each(forms)('%s needs no more than its least', (_name, schema, least) => {
  expect(sentences(schema, least)).toEqual({});
});

test.each(forms)('%s is stored the same however often it is read', (_name, schema, least) => {
  const once = schema.parse(least);
  expect(schema.parse(once)).toEqual(once);
});

test.each(forms)('%s with a field that nobody knows is refused, not shortened', (_name, schema, least) => {
  expect(schema.safeParse({ ...least, companyId: id }).success).toBe(false);
});

test.each(forms)('of %s nothing of the least can be left out', (_name, schema, least) => {
  for (const name of Object.keys(least))
    expect(Object.keys(sentences(schema, without(least, name)))).toEqual([name]);
});

test.each(forms)('a text of spaces is no text of %s', (_name, schema, least) => {
  const texts = ['name', 'description', 'unit'].filter((name) => name in least);
  for (const name of texts) expect(sentences(schema, { ...least, [name]: ' \t ' })).toHaveProperty(name);
});

test.each([
  ['a ledger entry', 'categoryId', 'Kategori gerekli', CashFlowCreate],
  ['a ledger entry', 'date', 'Tarih gerekli', CashFlowCreate],
  ['a ledger entry', 'description', 'Açıklama gerekli', CashFlowCreate],
  ['a ledger entry', 'amount', "Tutar 0'dan büyük olmalıdır", CashFlowCreate],
  ['a project', 'name', 'Proje adı gerekli', ProjectCreate],
  ['a project', 'startDate', 'Başlangıç gerekli', ProjectCreate],
  ['a project', 'endDate', 'Planlanan bitiş gerekli', ProjectCreate],
  ['an income', 'categoryId', 'Kategori gerekli', RowCreate],
  ['an income', 'amount', "Tutar 0'dan büyük olmalıdır", RowCreate],
  ['a product', 'kind', 'Tür gerekli', ProductCreate],
  ['a product', 'unit', 'Birim gerekli', ProductCreate],
  ['a category', 'type', 'Tür gerekli', CategoryCreate],
] as const)('%s asks for %s: %s', (_name, field, sentence, schema) => {
  expect(sentences(schema, {})).toHaveProperty(field, sentence);
});

test.each([
  ['a project', ProjectCreate, project, ['code', 'customerName', 'address', 'city', 'description']],
  ['an income', RowCreate, row, ['counterparty', 'documentNo', 'dueDate']],
  ['a product', ProductCreate, product, ['code', 'description']],
  ['a category', CategoryCreate, category, ['color', 'description']],
] as const)(
  'what %s need not have is stored as none, left out, null or blank',
  (_name, schema, least, optional) => {
    const read = (value: object) => schema.parse({ ...least, ...value }) as Record<string, unknown>;
    for (const field of optional)
      expect([{}, { [field]: null }, { [field]: '' }].map((value) => read(value)[field])).toEqual([
        null,
        null,
        null,
      ]);
  },
);

const changes: [name: string, create: z.ZodType<object>, update: z.ZodType, least: object][] = [
  ['a project', ProjectCreate, ProjectUpdate, project],
  ['an income', RowCreate, RowUpdate, { ...row, status: 'BEKLIYOR' }],
  ['a product', ProductCreate, ProductUpdate, product],
  ['a category', CategoryCreate, CategoryUpdate, category],
];

test.each(changes)(
  'a change of %s is what it needs with its id, and may name the version it saw; the rest stays as it is',
  (_, create, update, least) => {
    expect(update.safeParse(least).success).toBe(false);
    expect(update.parse({ ...least, id, version: 3 })).toEqual({ ...least, id, version: 3 });
    const whole = create.parse(least);
    expect(update.parse({ ...whole, id })).toEqual({ ...whole, id });
    expect(update.safeParse({ ...least, id, version: -1 }).success).toBe(false);
  },
);

test('a change of a ledger entry has no type, and keeps the payment method that it does not name', () => {
  const change = { ...without(entry, 'cashFlowType'), id };
  expect(CashFlowUpdate.parse(change)).not.toHaveProperty('paymentMethod');
  expect(CashFlowCreate.parse(entry).paymentMethod).toBe('CASH');
  expect(CashFlowUpdate.safeParse({ ...change, cashFlowType: 'GIRIS' }).success).toBe(false);
});

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a project ends on the day it begins or later, whatever the days', () => {
  fc.assert(
    fc.property(day, day, (startDate, endDate) => {
      const found = sentences(ProjectCreate, { ...project, startDate, endDate });
      const expected = { endDate: 'Bitiş tarihi başlangıç tarihinden önce olamaz' };
      expect(found).toEqual(endDate < startDate ? expected : {});
    }),
  );
});

test('the ledger is asked for days in their order, or for one side of them', () => {
  fc.assert(
    fc.property(fc.option(day), fc.option(day), (from, to) => {
      expect(CashFlowQuery.safeParse({ from, to }).success).toBe(!from || !to || from <= to);
    }),
  );
});

test('a project has both coordinates on the globe, or none', () => {
  const coordinate = fc.option(fc.double({ min: -200, max: 200, noNaN: true }).map((value) => value + 0));
  fc.assert(
    fc.property(coordinate, coordinate, (latitude, longitude) => {
      const isOnGlobe = Math.abs(latitude ?? 0) <= 90 && Math.abs(longitude ?? 0) <= 180;
      const isWhole = (latitude === null) === (longitude === null);
      expect(ProjectCreate.safeParse({ ...project, latitude, longitude }).success).toBe(isOnGlobe && isWhole);
    }),
  );
});

test('progress is a share of a hundred', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 150, noNaN: true }).map((value) => value + 0),
      (progressPercent) => {
        const isShare = progressPercent >= 0 && progressPercent <= 100;
        expect(ProjectCreate.safeParse({ ...project, progressPercent }).success).toBe(isShare);
      },
    ),
  );
});

test('an amount with more than two decimals, or of nothing, is no amount of any record', () => {
  for (const amount of [0, -1, 0.001, 1.005, 1e12, Number.NaN, '10', null])
    for (const [schema, least] of [[CashFlowCreate, entry] as const, [RowCreate, row] as const])
      expect(sentences(schema, { ...least, amount })).toHaveProperty('amount');
  for (const amount of [0.01, 1, 999_999_999_999.99])
    expect(sentences(CashFlowCreate, { ...entry, amount })).toEqual({});
});

test('a price may be nothing, and VAT is one of the four rates', () => {
  expect(ProductCreate.parse({ ...product, salePrice: 0 }).salePrice).toBe(0);
  expect(sentences(ProductCreate, { ...product, salePrice: -1 })).toEqual({
    salePrice: 'Tutar negatif olamaz',
  });
  for (const vatRate of [0, 1, 10, 20, null])
    expect(sentences(ProductCreate, { ...product, vatRate })).toEqual({});
  for (const vatRate of [-0, 8, 18, '20'])
    expect(sentences(ProductCreate, { ...product, vatRate })).toEqual({
      vatRate: 'KDV oranı 0, 1, 10 veya 20 olmalıdır',
    });
});

test('an income is collected, an expense is paid: neither has the word of the other', () => {
  const { Create } = projectRows.expense;
  expect(sentences(RowCreate, { ...row, status: 'ODENDI' })).toHaveProperty('status');
  expect(sentences(Create, { ...row, status: 'ODENDI' })).toEqual({});
  expect(sentences(Create, { ...row, status: 'TAHSIL_EDILDI' })).toHaveProperty('status');
});

test('the form of several rows takes new and stored ones, and names the field of each', () => {
  const { Form } = projectRows.income;
  const rows = [
    { ...row, id: '' },
    { ...row, id, version: 2 },
  ];
  expect(sentences(Form, { rows })).toEqual({});
  expect(sentences(Form, { rows: [rows[0], { ...rows[1], description: '' }] })).toEqual({
    'rows.1.description': 'Açıklama gerekli',
  });
});
