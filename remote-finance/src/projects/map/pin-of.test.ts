import { pinOf } from './pin-of';

test('there is a pin where both coordinates are ones, and none while something else is typed', () => {
  expect(pinOf(39.9, 32.8)).toEqual({ latitude: 39.9, longitude: 32.8 });
  expect(pinOf(-90, 180)).toEqual({ latitude: -90, longitude: 180 });
  expect([pinOf(Number.NaN, 32.8), pinOf(39.9, null), pinOf(undefined, 32.8), pinOf(91, 0)]).toEqual([
    ...[null, null, null, null],
  ]);
});
