import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
type Guard = { keeps: string; file: string; tests: string[] };

// The list is an ES module; jest reads it through node.
const script = `Promise.all([import('node:fs'), import('./drills/guards/list.mjs')]).then(
  ([{ readFileSync }, { guards, unguarded }]) => {
    const fits = (guard) => {
      try {
        return unguarded(guard, readFileSync(guard.file, 'utf8')) && undefined;
      } catch ({ message }) {
        return message;
      }
    };
    console.log(JSON.stringify({ guards, faults: guards.flatMap((guard) => fits(guard) ?? []) }));
  })`;
const { guards, faults }: { guards: Guard[]; faults: string[] } = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }),
);

test('every guard that the drill removes stands in the sources as the drill has it', () => {
  expect(faults).toEqual([]);
  expect(guards.length).toBeGreaterThanOrEqual(143);
  expect(new Set(guards.map(({ keeps }) => keeps)).size).toBe(guards.length);
});

test('every guard names tests that are there', () => {
  expect(guards.flatMap(({ tests }) => tests).filter((test) => !existsSync(join(root, test)))).toEqual([]);
});
test('of every guard it is known which test notices that it is gone', () => {
  const { found } = JSON.parse(readFileSync(join(root, 'drills', 'guards', 'found.json'), 'utf8'));
  expect(found.filter((each: { noticedBy?: string }) => !each.noticedBy)).toEqual([]);
  expect(found.map(({ keeps }: Guard) => keeps)).toEqual(guards.map(({ keeps }) => keeps));
});
