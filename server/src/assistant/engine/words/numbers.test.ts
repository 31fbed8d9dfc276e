import { numberAt } from './numbers';
import { tokenise } from './tokens';

const value = (text: string) => {
  const found = numberAt(tokenise(text), 0);
  return found ? `${Number(found.hundredths) / 100}${found.doubt ? ` ${found.doubt}` : ''}` : 'none';
};

test.each([
  ['3.500', '3500'],
  ['12.500,50', '12500.5'],
  ['3,5 bin', '3500'],
  ['1,2 milyon', '1200000'],
  ['yarım milyon', '500000'],
  ['üç buçuk bin', '3500'],
  ['5k', '5000'],
  ['250 bin', '250000'],
  ['üç yüz bin', '300000'],
  ['bin beş yüz', '1500'],
  ['yüz elli', '150'],
  ['yirmi altı', '26'],
  ['ikiyüzbin', '200000'],
  ['5b', '5 unit'],
  ['3m', '3 unit'],
  ['1.5', '1.5 dot'],
  ['beş bin altı', '5000 six'],
])('%s is %s', (text, expected) => {
  expect(value(text)).toBe(expected);
});
