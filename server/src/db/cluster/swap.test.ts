import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishRestore } from '../../process/finish-restore';
import { takeServerLock } from './server-lock';
import { isSwapPending, RESTORED, swapIn } from './swap';

const folder = mkdtempSync(join(tmpdir(), 'vezne-swap-'));
const at = (name: string) => join(folder, name);
const NOW = new Date('2026-11-22T07:00:00Z');
const ASIDE = 'postgres.before-restore-20261122T070000Z';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder with an old cluster, a restored one and a secret. */
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(at(name), { recursive: true });
  for (const [name, what] of [
    ['postgres', 'old'],
    [RESTORED, 'restored'],
  ] as const) {
    mkdirSync(at(name));
    writeFileSync(join(at(name), 'what'), what);
  }
  writeFileSync(at('jwt-secret'), 'old secret');
});

const what = (name: string) => readFileSync(join(at(name), 'what'), 'utf8');

function assertSwapped() {
  expect(what('postgres')).toBe('restored');
  expect(what(ASIDE)).toBe('old');
  expect(readFileSync(at('jwt-secret'), 'utf8')).toBe('its secret');
  expect(readFileSync(at('jwt-secret.before-restore-20261122T070000Z'), 'utf8')).toBe('old secret');
  expect(existsSync(at(RESTORED))).toBe(false);
  expect(isSwapPending(folder)).toBe(false);
}

test('the restored cluster takes the place of the old one, which is kept with its secret', () => {
  expect(swapIn(folder, NOW, { 'jwt-secret': 'its secret' })).toBe(at(ASIDE));
  assertSwapped();
});

test('where there was none before, none is kept', () => {
  rmSync(at('postgres'), { recursive: true });
  expect(swapIn(folder, NOW, {})).toBeUndefined();
  expect(what('postgres')).toBe('restored');
  expect(readFileSync(at('jwt-secret'), 'utf8')).toBe('old secret');
});

test('a swap that was decided is carried out by the next start, wherever it was cut off', () => {
  const journal = JSON.stringify({
    suffix: 'before-restore-20261122T070000Z',
    secrets: { 'jwt-secret': 'its secret' },
  });
  const cuts = [
    () => {},
    () => renameSync(at('postgres'), at(ASIDE)),
    () => renameSync(at(RESTORED), at('postgres')),
    () => writeFileSync(at('jwt-secret.before-restore-20261122T070000Z'), 'old secret'),
    () => writeFileSync(at('jwt-secret'), 'its secret'),
  ];
  for (let done = 1; done <= cuts.length; done++) {
    mkdirSync(at('postgres'), { recursive: true });
    writeFileSync(join(at('postgres'), 'what'), 'old');
    mkdirSync(at(RESTORED), { recursive: true });
    writeFileSync(join(at(RESTORED), 'what'), 'restored');
    writeFileSync(at('jwt-secret'), 'old secret');
    writeFileSync(at('restore.json'), journal);
    for (const cut of cuts.slice(0, done)) cut();
    finishRestore(folder);
    assertSwapped();
    for (const name of readdirSync(folder)) rmSync(at(name), { recursive: true });
  }
});

test('before it is decided the old data stays', () => {
  finishRestore(folder);
  expect(what('postgres')).toBe('old');
  expect(readFileSync(at('jwt-secret'), 'utf8')).toBe('old secret');
});

test('while the restore itself is at it, nobody else carries it out', () => {
  writeFileSync(at('restore.json'), JSON.stringify({ suffix: 'x', secrets: {} }));
  const lock = takeServerLock(folder);
  expect(() => finishRestore(folder)).toThrow('already runs on the data folder');
  expect(what('postgres')).toBe('old');
  lock.release();
});
