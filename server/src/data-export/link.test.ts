import fc from 'fast-check';
import { deriveKeys } from '../session/keys';
import { trials } from '../test/trials';
import { readLink, writeLink } from './link';

const keys = deriveKeys(['the secret of this installation']);
const strange = deriveKeys(['the secret of another one, as long']);
const now = new Date('2026-03-04T09:30:00Z');

const link = fc.record({
  companyId: fc.uuid({ version: 7 }),
  id: fc.uuid({ version: 7 }),
  expiresAt: fc.integer({ min: 1, max: 3_600_000 }).map((ms) => new Date(now.getTime() + ms)),
});
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('the address of an archive says which one it opens, until its moment has come', () => {
  fc.assert(
    fc.property(link, (each) => {
      const text = writeLink(keys, each);
      expect(readLink(keys, text, now)).toEqual(each);
      expect(readLink(keys, text, new Date(each.expiresAt.getTime() - 1))).toEqual(each);
      expect(readLink(keys, text, each.expiresAt)).toBeUndefined();
      expect(readLink(strange, text, now)).toBeUndefined();
    }),
    { numRuns: trials(50) },
  );
});

test('an address with any one letter changed, or with more or less of it, opens nothing', () => {
  fc.assert(
    fc.property(link, fc.nat(), fc.integer({ min: 1, max: 63 }), (each, at, by) => {
      const text = writeLink(keys, each);
      const index = at % text.length;
      const letter = ALPHABET[(ALPHABET.indexOf(text[index] ?? '') + by) % 64];
      const changed = `${text.slice(0, index)}${letter}${text.slice(index + 1)}`;
      for (const wrong of [changed, `${text}A`, `${text}=`, `${text} `, text.slice(0, -4), ''])
        expect(readLink(keys, wrong, now)).toBeUndefined();
    }),
    { numRuns: trials(100) },
  );
});
