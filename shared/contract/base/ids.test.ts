import fc from 'fast-check';
import { Id, keptReference, optionalReference, reference, Version } from './ids';

const id = fc.uuid();
const first = (error: { issues: { message: string }[] } | undefined) => error?.issues[0]?.message;

test('an identifier is a UUID in small letters and nothing else', () => {
  fc.assert(
    fc.property(id, (value) => {
      expect(Id.parse(value)).toBe(value);
      for (const other of [` ${value}`, `${value}0`, value.slice(1), value.replaceAll('-', '')])
        expect(first(Id.safeParse(other).error)).toBe('Kimlik geçerli değil');
    }),
  );
  expect(Id.safeParse('019C0000-0000-7000-8001-00000000000A').success).toBe(false);
});

test('a reference that is missing is asked for, a wrong one is named', () => {
  const sentence = (value: unknown) => first(reference('Kategori').safeParse(value).error);
  expect([undefined, null, ''].map(sentence)).toEqual(Array(3).fill('Kategori gerekli'));
  expect([5, 'x', 'NULL'].map(sentence)).toEqual(Array(3).fill('Kategori geçerli değil'));
});

test('an optional reference is a record or none', () => {
  const category = optionalReference('Kategori');
  expect([undefined, null, ''].map((value) => category.parse(value))).toEqual([null, null, null]);
  fc.assert(fc.property(id, (value) => category.parse(value) === value));
  expect(first(category.safeParse('x').error)).toBe('Kategori geçerli değil');
});

test('an update without a reference leaves it as it is, an empty one takes it away', () => {
  const project = keptReference('Proje');
  expect([undefined, null, ''].map((value) => project.parse(value))).toEqual([undefined, null, null]);
  fc.assert(fc.property(id, (value) => project.parse(value) === value));
});

test('a version counts from one in whole numbers', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), (value) => {
      expect(Version.safeParse(value).success).toBe(Number.isSafeInteger(value) && value >= 1);
    }),
  );
});
