import { brotliCompressSync, constants } from 'node:zlib';
import type { Packed } from '../engine/rank/weights';
import type { ClassModel } from './class-model';
import type { JointModel } from './joint-model';

/** Weights are whole steps of this size: coarse for classes, of which there are many. */
const STEP = { ofClass: 3 / 32, joint: 1 / 32 };
/** Fewer steps for or against a class say nothing. */
const LEAST = 2;

const steps = (weight: number, step: number, most: number) =>
  Math.max(-most, Math.min(most, Math.round(weight / step)));
const byHash = (a: readonly [number, unknown], b: readonly [number, unknown]) => a[0] - b[0];

/** Weights as data: engine/rank/weights.ts reads them back. */
export function pack(classes: ClassModel, joint: JointModel): Packed {
  const rows = [...classes.entries()].sort(byHash).flatMap(([hash, weights]) => {
    const said = [...weights].flatMap((weight, at) => {
      const whole = steps(weight, STEP.ofClass, 127);
      return Math.abs(whole) >= LEAST ? [{ at, whole }] : [];
    });
    return said.length ? [rowOf(hash, said)] : [];
  });
  const ranks = [...joint.entries()].sort(byHash).flatMap(([hash, weight]) => {
    const whole = steps(weight, STEP.joint, 32_000);
    return whole ? [rankOf(hash, whole)] : [];
  });
  const bytes = Buffer.concat([count(rows.length), ...rows, count(ranks.length), ...ranks]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const data = brotliCompressSync(bytes, { params }).toString('base64');
  return { classes: classes.classes, step: STEP, trust: Number(joint.trust.toFixed(4)), data };
}

function count(n: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(n);
  return bytes;
}

function rowOf(hash: number, said: readonly { at: number; whole: number }[]): Buffer {
  const bytes = Buffer.alloc(5 + 2 * said.length);
  bytes.writeUInt32LE(hash);
  bytes.writeUInt8(said.length, 4);
  said.forEach(({ at, whole }, i) => {
    bytes.writeUInt8(at, 5 + i);
    bytes.writeInt8(whole, 5 + said.length + i);
  });
  return bytes;
}

function rankOf(hash: number, whole: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUInt32LE(hash);
  bytes.writeInt16LE(whole, 4);
  return bytes;
}
