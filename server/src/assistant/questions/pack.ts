import { brotliCompressSync, constants } from 'node:zlib';
import { columnsOf } from '../engine/rank/columns';
import { type Packed, RANK_ZERO } from '../engine/rank/weights';
import type { JointModel } from './joint-model';
import type { ClassModel } from './learn/class-model';
import { HIDDEN_STEPS, UNITS } from './learn/hidden-model';
import { LINEAR_STEPS } from './learn/linear-model';

const JOINT_STEP = 1 / 32;
/** Fewer steps for or against a reading say nothing. */
const LEAST = 6;
const MOST = 32_000;

const byHash = (a: readonly [number, unknown], b: readonly [number, unknown]) => a[0] - b[0];
const inSteps = (weights: Iterable<number>, { step }: { step: number }) =>
  [...weights].map((weight) => Math.round(weight / step));

/** Weights as data: engine/rank/weights.ts reads them back. Each column is whole, one after the other. */
export function pack(model: ClassModel, joint: JointModel): Packed {
  const rows = [...model.places.entries()].sort(byHash).map(([hash, place]) => ({
    hash,
    said: inSteps(model.linear.of(place), LINEAR_STEPS).flatMap((whole, at) =>
      whole ? [{ at, whole }] : [],
    ),
    units: inSteps(model.hidden.of(place), HIDDEN_STEPS.ofFeature),
  }));
  const ranks = [...joint.entries()].sort(byHash).flatMap(([hash, weight]) => {
    const whole = Math.max(-MOST, Math.min(MOST, Math.round(weight / JOINT_STEP)));
    return Math.abs(whole) >= LEAST ? [{ hash, whole }] : [];
  });
  const bytes = Buffer.concat([
    columnsOf([rows.length, ranks.length, UNITS]),
    columnsOf(rows.map(({ hash }) => hash)),
    Buffer.from(rows.map(({ said }) => said.length)),
    Buffer.from(rows.flatMap(({ said }) => said.map(({ at }, i) => at - (said[i - 1]?.at ?? 0)))),
    signed(rows.flatMap(({ said }) => said.map(({ whole }) => whole))),
    ...Array.from({ length: UNITS }, (_, unit) => signed(rows.map(({ units }) => units[unit] ?? 0))),
    signed(inSteps(model.hidden.classWeights, HIDDEN_STEPS.ofClass)),
    columnsOf(ranks.map(({ hash }) => hash)),
    columnsOf(ranks.map(({ whole }) => whole + RANK_ZERO)),
  ]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const data = brotliCompressSync(bytes, { params }).toString('base64');
  const step = {
    linear: LINEAR_STEPS.step,
    ofFeature: HIDDEN_STEPS.ofFeature.step,
    ofClass: HIDDEN_STEPS.ofClass.step,
    joint: JOINT_STEP,
  };
  return { classes: model.classes, step, trust: Number(joint.trust.toFixed(4)), data };
}

const signed = (numbers: readonly number[]) => Buffer.from(numbers.map((number) => number & 0xff));
