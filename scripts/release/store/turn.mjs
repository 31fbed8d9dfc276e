// One change of a remote, or of the host, at a time: what one release puts in place, another must not be sweeping away.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {import('./store.mjs').Store} Store
 * @typedef {{ holder?: string; renewed?: number }} Turn
 */

const RENEWED_MS = 5_000;
/** Whoever has the turn renews it all the time: where that has ended, the process was ended. */
const LEFT_MS = 30_000;
const WAIT_MS = 15 * 60_000;
const TOLD_MS = 3_000;

const text = (/** @type {Turn} */ turn) => `${JSON.stringify(turn)}\n`;

/**
 * Waits until nobody has the turn. Clocks of two machines are not compared: one that stays as it is for long is taken.
 *
 * @param {Store} store
 * @param {string} path
 * @param {string} holder
 * @param {number} leftMs
 */
async function take(store, path, holder, leftMs) {
  const began = performance.now();
  /** @type {{ tag: string | undefined; at: number }} */
  let seen = { tag: '', at: began };
  for (let isTold = false; ; await sleep(100 + Math.random() * 200)) {
    const found = await store.read(path);
    if (found?.tag !== seen.tag) seen = { tag: found?.tag, at: performance.now() };
    /** @type {Turn} */
    const now = found ? JSON.parse(found.body.toString()) : {};
    const isFree = !now.holder || performance.now() - seen.at >= leftMs;
    if (isFree && (await store.replace(path, text({ holder, renewed: 0 }), found?.tag))) return;
    const waited = performance.now() - began;
    if (waited > WAIT_MS) throw new Error(`${path} is held by somebody else all the time.`);
    if (waited > TOLD_MS && !isTold) {
      isTold = true;
      console.error('Waiting for another release or rollback that is under way …');
    }
  }
}

/**
 * Writes the turn while it is ours still. Answers whether it is.
 *
 * @param {Store} store
 * @param {string} path
 * @param {string} holder
 * @param {(now: Turn) => Turn} next
 */
async function change(store, path, holder, next) {
  const found = await store.read(path);
  /** @type {Turn} */
  const now = found ? JSON.parse(found.body.toString()) : {};
  return now.holder === holder && (await store.replace(path, text(next(now)), found?.tag));
}

/**
 * Does `work` while nobody else does anything under the same path. `confirm`, before each step that cannot be undone,
 * throws where the turn was lost, as after the machine had slept.
 *
 * @template Result
 * @param {Store} store
 * @param {string} path
 * @param {(confirm: () => Promise<void>) => Promise<Result>} work
 * @param {{ leftMs?: number }} [options]
 */
export async function inTurn(store, path, work, { leftMs = LEFT_MS } = {}) {
  const holder = randomUUID();
  await take(store, path, holder, leftMs);
  // One after the other: a renewal must not come between what another one has read and written.
  let last = Promise.resolve(true);
  const renew = () => {
    const again = () => change(store, path, holder, ({ renewed = 0 }) => ({ holder, renewed: renewed + 1 }));
    last = last.then(again, again);
    return last;
  };
  // A renewal that fails is missed by `confirm`.
  const renewing = setInterval(() => renew().catch(() => undefined), RENEWED_MS);
  try {
    return await work(async () => {
      if (!(await renew())) throw new Error('Another release has begun meanwhile. Please repeat this one.');
    });
  } finally {
    clearInterval(renewing);
    await last.catch(() => false);
    await change(store, path, holder, () => ({})).catch(() => false);
  }
}
