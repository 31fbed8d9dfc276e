import type { Sight } from '../see/sight';
import type { Narrowing } from './narrowing';
import type { Part, Scene } from './part';
import type { Turn } from './turn';

/** A class of questions that this may be, with the logarithm of how likely. */
export type Likely = { cls: string; log: number };

/** One way to understand a question. `parts` are empty when no plan is meant: a doubt, a refusal, a greeting. */
export type Candidate = { cls: string; parts: Part[]; key: string; features: string[]; log: number };

export type Asked = {
  sight: Sight;
  scene: Scene;
  narrowings: readonly Narrowing[];
  before: Turn | undefined;
};

/** A way to narrow; `way` says how it was taken over from the turn before. */
export type Chosen = Narrowing & { way?: string };
