import { clusters } from './clusters';

const room = { width: 80, height: 44 };
const at = (x: number, y: number) => ({ x, y });
const found = (...points: { x: number; y: number }[]) => clusters(points, (point) => point, room);

test('projects far from each other keep pins of their own', () => {
  expect(found(at(0, 0), at(80, 0), at(0, 44)).map(({ items }) => items.length)).toEqual([1, 1, 1]);
});

test('projects that would cover each other share one place', () => {
  expect(found(at(0, 0), at(79, 43), at(300, 0)).map(({ items }) => items.length)).toEqual([2, 1]);
});

test('no project is lost, and no two places touch', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const points = Array.from({ length: 40 }, (_, index) => {
      const step = seed * 7919 + index * 104_729;
      return at(step % 907, (step * 31) % 503);
    });
    const spots = found(...points);
    expect(spots.flatMap(({ items }) => items)).toHaveLength(points.length);
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= 80 || Math.abs(one.y - other.y) >= 44).toBe(true);
  }
});
