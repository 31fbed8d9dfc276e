import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../run/root.mjs';

const folder = join(root, '.cache');
const file = join(folder, 'build.lock');

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function take() {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Waits until no other build of this working copy runs; what that one has built need not be built again. */
export async function onlyBuild() {
  mkdirSync(folder, { recursive: true });
  let hasTold = false;
  while (!take()) {
    let holder = 0;
    try {
      holder = Number(readFileSync(file, 'utf8'));
    } catch {
      continue;
    }
    // An empty file belongs to a process that is just writing its number.
    if (holder && !isAlive(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasTold) console.log('Waiting for another build …');
    hasTold = true;
    await sleep(200);
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
