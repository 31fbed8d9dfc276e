import { formatInstant } from '@vezne/ui';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

function ageOf(at: string): string {
  const age = Date.now() - Date.parse(at);
  if (age >= DAY_MS) return `${Math.floor(age / DAY_MS)} gün`;
  return age >= HOUR_MS ? `${Math.floor(age / HOUR_MS)} saat` : 'bir saatten yeni';
}

/** When a release was made, and how long ago that was. */
export const releasedAt = (at: string) => `${formatInstant(at)} (${ageOf(at)})`;
