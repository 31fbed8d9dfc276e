import { entry } from '../run/testing';
import { LedgerIndex } from './ledger-index';
import { look } from './sight';

const index = new LedgerIndex([
  entry(['2025-06-30', 'CIKIS', 'Maaş', 'Haziran maaşları', 50_000]),
  entry(['2025-07-02', 'CIKIS', 'Kira', 'Kira ve aidat', 20_000]),
]);
const seenIn = (question: string) => {
  const { words, categories } = look(question, index);
  return [...[...words.values()].flatMap(({ texts }) => texts), ...categories.map(({ name }) => name)].sort();
};

test.each([
  ['tabloyu hazırlar mısınız', []],
  ['aylık tablo', []],
  ['aylıkları ödedik mi', ['Maaş', 'maaslari']],
  ['en büyük ve en küçük', []],
  ['kiraya ne verdik', ['Kira', 'kira']],
])('"%s" names %j', (question, names) => {
  expect(seenIn(question)).toEqual(names);
});
