import { tokenise } from '../words/tokens';
import { isToCome, yearBefore } from './not-yet';
import { Words } from './period-words';
import { periodAt } from './periods';
import { resolvePeriod } from './resolve-period';

const today = '2026-01-05';
const read = (text: string) => periodAt(new Words(tokenise(text)), 0)?.period ?? null;

test.each([
  ['yılın ikinci yarısında', '2025-07-01..2025-12-31'],
  ['bu yılın son çeyreğinde', '2025-10-01..2025-12-31'],
  ['bu yılın mayısının ilk haftasında', '2025-05-01..2025-05-07'],
])('in January "%s" is yet to come, and a year before %s', (text, expected) => {
  const period = read(text);
  const before = period && yearBefore(period);
  expect(isToCome(period, today)).toBe(true);
  const days = before && resolvePeriod(before, today);
  expect(`${days?.from}..${days?.to}`).toBe(expected);
});

test.each(['geçen ay', 'bu yıl', 'bugün', 'kasımda'])('"%s" has begun', (text) => {
  expect(isToCome(read(text), today)).toBe(false);
});

test('next month is that of no year before', () => {
  const period = read('önümüzdeki ay');
  expect(isToCome(period, today)).toBe(true);
  expect(period && yearBefore(period)).toBeUndefined();
});
