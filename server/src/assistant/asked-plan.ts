import { Plan } from '@vezne/contract';
import { badInput } from '../errors';
import { isWithinReach } from './engine/next/sane';

/** The plan that a caller hands back; refused unless it could have been handed out. */
export function readPlan(text: string, today: string): Plan {
  const { data } = Plan.safeParse(parsed(text));
  if (!data || !isWithinReach(data, today)) throw badInput({ plan: 'Soru okunamadı' });
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
