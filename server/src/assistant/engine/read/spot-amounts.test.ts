import { tokenise } from '../words/tokens';
import { amountsAt } from './spot-amounts';

/** The limit that the whole text is, in lira. */
function limitOf(text: string): string {
  const tokens = tokenise(text);
  const found = amountsAt(tokens, 0).find(
    ({ meaning, to }) => meaning.type === 'limit' && to === tokens.length,
  );
  if (found?.meaning.type !== 'limit') return 'none';
  const { min, max } = found.meaning.limit;
  const lira = ({ kurus }: { kurus: string }) => Number(kurus) / 100;
  return [
    min && `${min.inclusive ? '>=' : '>'} ${lira(min)}`,
    max && `${max.inclusive ? '<=' : '<'} ${lira(max)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

test.each([
  ['5 binin altına düşmeyen', '>= 5000'],
  ['5 binin altına inmeyen', '>= 5000'],
  ['5 binin altına', '< 5000'],
  ['5 binin altını', '< 5000'],
  ['5 bin liranın üstünün', '> 5000'],
  ['5 altını', 'none'],
  ['5 binin üstüne çıkmayan', '<= 5000'],
  ['5 binin üzerine çıkmamış', '<= 5000'],
  ["5000 TL'yi bulan", '>= 5000'],
  ['5 bini bulmayan', '< 5000'],
  ['5 bin 10 bin arası', '>= 5000 <= 10000'],
  ['5 10 bin arası', '>= 5000 <= 10000'],
  ['2024 2025 arası', 'none'],
])('"%s" is %s lira', (text, limit) => {
  expect(limitOf(text)).toBe(limit);
});
