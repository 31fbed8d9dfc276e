import { brotliCompressSync, constants } from 'node:zlib';
import { columnsOf } from '../engine/rank/columns';
import { type Packed, RANK_ZERO } from '../engine/rank/weights';
import type { ClassModel } from './class-model';
import type { JointModel } from './joint-model';

/** Weights are whole steps of this size: coarse for classes, of which there are many. */
const STEP = { ofClass: 3 / 32, joint: 1 / 32 };
/** Fewer steps for or against a class or a reading say nothing. */
const LEAST = 2;

const steps = (weight: number, step: number, most: number) =>
  Math.max(-most, Math.min(most, Math.round(weight / step)));
const byHash = (a: readonly [number, unknown], b: readonly [number, unknown]) => a[0] - b[0];

/** Weights as data: engine/rank/weights.ts reads them back. Each column is whole, one after the other. */
export function pack(classes: ClassModel, joint: JointModel): Packed {
  const rows = [...classes.entries()].sort(byHash).flatMap(([hash, weights]) => {
    const said = [...weights].flatMap((weight, at) => {
      const whole = steps(weight, STEP.ofClass, 127);
      return Math.abs(whole) >= LEAST ? [{ at, whole }] : [];
    });
    return said.length ? [{ hash, said }] : [];
  });
  const ranks = [...joint.entries()].sort(byHash).flatMap(([hash, weight]) => {
    const whole = steps(weight, STEP.joint, 32_000);
    return Math.abs(whole) >= LEAST ? [{ hash, whole }] : [];
  });
  const bytes = Buffer.concat([
    columnsOf([rows.length, ranks.length]),
    columnsOf(rows.map(({ hash }) => hash)),
    Buffer.from(rows.map(({ said }) => said.length)),
    Buffer.from(rows.flatMap(({ said }) => said.map(({ at }, i) => at - (said[i - 1]?.at ?? 0)))),
    Buffer.from(rows.flatMap(({ said }) => said.map(({ whole }) => whole & 0xff))),
    columnsOf(ranks.map(({ hash }) => hash)),
    columnsOf(ranks.map(({ whole }) => whole + RANK_ZERO)),
  ]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const data = brotliCompressSync(bytes, { params }).toString('base64');
  return { classes: classes.classes, step: STEP, trust: Number(joint.trust.toFixed(4)), data };
}
