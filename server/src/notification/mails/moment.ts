import { dayInTurkey } from '@vezne/contract';
import type { Day } from '../../calendar';

const turkishTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as people in Turkey see it on their clocks: the day, the time as "08:30", and 1 for Monday to 7 for Sunday. */
export function inTurkey(moment: Date): { today: Day; time: string; weekday: number } {
  const today = dayInTurkey(moment);
  return { today, time: turkishTime.format(moment), weekday: new Date(today).getUTCDay() || 7 };
}
