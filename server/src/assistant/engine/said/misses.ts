import type { Plan } from '@vezne/contract';
import type { Token } from '../words/tokens';
import { kinds } from './kinds';
import { numbers } from './numbers';
import { sides } from './sides';
import { times } from './times';

const CLUES = [...kinds, ...numbers, ...sides, ...times];

/**
 * What a question says so clearly that a plan without it is no reading of it, however likely it looks. Such a plan may
 * be offered, but is not answered.
 */
export const misses = ({ steps }: Plan, tokens: readonly Token[], before: Plan | undefined): boolean =>
  CLUES.some((isMissed) => isMissed({ steps, tokens, before }));
