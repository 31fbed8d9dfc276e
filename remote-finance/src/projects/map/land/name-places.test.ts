import { namePlaces } from './name-places';

const pin = (x: number, y: number) => ({ x, y, width: 72, height: 32 });
const steps = (...taken: ReturnType<typeof pin>[]) =>
  namePlaces([{ name: 'Ankara', x: 100, y: 100 }], taken).map(({ step }) => step);

test('a name stands where it belongs as long as nothing covers it', () => {
  expect(steps()).toEqual([0]);
  expect(steps(pin(200, 100), pin(100, 160))).toEqual([0]);
});

test('a name under a pin steps below it, above where there is another, and goes where both are', () => {
  expect(steps(pin(100, 92))).toEqual([16]);
  expect(steps(pin(100, 108))).toEqual([-16]);
  expect(steps(pin(100, 100))).toEqual([28]);
  expect(steps(pin(100, 100), pin(100, 130))).toEqual([-28]);
  expect(steps(pin(100, 100), pin(100, 130), pin(100, 70))).toEqual([]);
});

test('two names do not cover each other either', () => {
  const names = [
    { name: 'Kocaeli', x: 100, y: 100 },
    { name: 'Yalova', x: 110, y: 104 },
  ];
  expect(namePlaces(names, []).map(({ step }) => step)).toEqual([0, 16]);
});
