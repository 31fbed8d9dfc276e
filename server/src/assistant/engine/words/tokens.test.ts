import { tokenise } from './tokens';

const read = (question: string) => tokenise(question).map(({ text, ending }) => [text, ending]);

test.each([
  ['ayın 5 inde', ['5', 'inde']],
  ['2024 e göre', ['2024', 'e']],
  ['sgk ya ne ödedik', ['sgk', 'ya']],
  ['ciro nun yüzde kaçı', ['ciro', 'nun']],
  ['banka dan ne geldi', ['banka', 'dan']],
])('"%s": an ending behind a space belongs to the word before it', (question, joined) => {
  expect(read(question)).toContainEqual(joined);
});

test.each([
  ['son 5 de var mı', 'de'],
  ['kira ya maaş', 'ya'],
  ['sgk ne kadar', 'ne'],
  ['maaş da ödendi', 'da'],
])('"%s": a word of its own stays one', (question, alone) => {
  expect(read(question)).toContainEqual([alone, '']);
});
