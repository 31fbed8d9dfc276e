import { z } from 'zod';
import { api, type Endpoint } from '../index';

const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));

/** What a program may send in place of a value; nothing is sent for undefined. */
const WRONG = [
  undefined,
  null,
  '',
  'x',
  7,
  1.5,
  -0,
  -1,
  1e21,
  true,
  false,
  {},
  { a: 1 },
  [],
  [7],
  [[]],
  [{}],
];

/** How sentences end: what is asked of the person, or what is the matter. */
const END =
  /(gerekli|değil|girin|yapın|seçin|işaretleyin|olmalıdır|olabilir|olamaz|içeriyor|içerebilir|bulunamadı|okunamadı|eşleşmiyor|seçilebilir|aktarılabilir|dolmuş|alan)(\.| \([^)]*\))?$/;
// Words of a program, and of the sentences that zod brings along in two languages.
const NO_SENTENCE =
  /\b(undefined|null|NaN|string|number|boolean|object|array|invalid|expected|received|beklenen|alınan|seçenek|girdi)\b/i;

type Field = { name: string; put: (value: unknown) => unknown };

/** The fields below a schema, and how a body with one value in one of them looks. */
function fieldsOf(schema: unknown, { name, put }: Field = { name: '', put: (value) => value }): Field[] {
  const here: Field = { name, put };
  const below = (key: string, wrap: (value: unknown) => unknown): Field => ({
    name: name ? `${name}.${key}` : key,
    put: (value) => put(wrap(value)),
  });
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      fieldsOf(
        field,
        below(key, (value) => (value === undefined ? {} : { [key]: value })),
      ),
    );
  if (schema instanceof z.ZodArray)
    return [
      here,
      ...fieldsOf(
        schema.element,
        below('0', (value) => [value]),
      ),
    ];
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in, here);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), here);
  return [here];
}

const parts = endpoints.flatMap(({ id, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ part: `${id} ${part}`, schema }] : [],
  ),
);

test.each(parts)('every refusal of $part is a Turkish sentence', ({ schema }) => {
  for (const { name, put } of fieldsOf(schema))
    for (const wrong of WRONG)
      for (const { path, code, message } of schema.safeParse(put(wrong)).error?.issues ?? []) {
        const said = [name, wrong, path.join('.'), code, message];
        expect([...said, /^\p{Lu}/u.test(message), END.test(message), NO_SENTENCE.test(message)]).toEqual([
          ...said,
          true,
          true,
          false,
        ]);
      }
});

test('the fields of every part are found, down to the rows of an import', () => {
  const names = (schema: z.ZodType | undefined) => fieldsOf(schema).map(({ name }) => name);
  expect(names(api.cashFlow.import.body)).toContain('rows.0.amount');
  expect(names(api.project.search.body)).toEqual(expect.arrayContaining(['page', 'statuses', 'statuses.0']));
  expect(names(api.company.setCurrency.params)).toEqual(['currency']);
});

test('a value that stands for nothing is missing, any other of the wrong kind is not valid', () => {
  const said = (refreshToken: unknown) =>
    api.auth.logout.body?.safeParse({ refreshToken }).error?.issues[0]?.message;
  expect([undefined, null, ''].map(said)).toEqual(['Bu alan gerekli', 'Bu alan gerekli', 'Bu alan gerekli']);
  expect([7, [], {}, true].map(said)).toEqual(Array.from({ length: 4 }, () => 'Bu alan geçerli değil'));
  expect(api.auth.logout.body?.safeParse([]).error?.issues[0]?.message).toBe(
    'Gönderilen veri geçerli değil.',
  );
});

test.each([0, -0, -1, '5', null])('an amount of %p is told what an amount is', (amount) => {
  const fields = api.cashFlow.save.body?.safeParse({ amount }).error?.issues;
  expect(fields?.find(({ path }) => path[0] === 'amount')?.message).toBe("Tutar 0'dan büyük olmalıdır");
});
