import { isName } from './is-name';

test.each([
  '2400,5',
  '2.400',
  '₺ 2400',
  '2400 TL',
  '50k',
  '-12',
  '22.11',
  '31.02.2026',
  '22/11',
  '21 Kasım',
  'dün',
])('%s was meant for another field', (text) => expect(isName(text)).toBe(false));

test.each(['Kira', 'Ocak', 'KDV %20', '2. kat', '4 no.lu hakediş', '5 yıldız', 'İş 24', 'Bütçe 2026'])(
  '%s is a name',
  (text) => expect(isName(text)).toBe(true),
);
