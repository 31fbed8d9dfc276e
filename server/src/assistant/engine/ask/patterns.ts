import { decline, plain } from './decline';
import type { Room } from './named';
import { lead, MOST, NOUNS, nounOf, put, type Step } from './selected';

/** Questions for what repeats, stands out, is to come, and for whom. */

const RHYTHM = { MONTHLY: 'her ay tekrar eden', WEEKLY: 'her hafta tekrar eden', BOTH: '' };

export function recurring(step: Step<'RECURRING'>, room: Room): string {
  const { answer, rhythm, measure } = step;
  if (answer === 'LIST')
    return put(lead(step, room), RHYTHM[rhythm], 'düzenli', NOUNS[measure].many, 'hangileri');
  if (answer === 'COUNT')
    return put(lead(step, room), RHYTHM[rhythm], 'kaç düzenli', NOUNS[measure].item, 'var');
  return put(
    lead(step, room),
    RHYTHM[rhythm],
    'düzenli',
    decline(plain(NOUNS[measure].many), 'gen'),
    'toplamı ne kadar',
  );
}

export function duplicates(step: Step<'DUPLICATES'>, room: Room): string {
  const { claim, answer, measure } = step;
  if (answer === 'EXCESS')
    return put(lead(step, room), 'mükerrer', decline(nounOf(measure, 'ones'), 'gen'), 'fazlası ne kadar');
  return claim
    ? put(lead(step, room), 'mükerrer', NOUNS[measure].one, 'var mı')
    : put(lead(step, room), 'mükerrer', NOUNS[measure].ones, 'hangileri');
}

export function anomalies(step: Step<'ANOMALIES'>, room: Room): string {
  const { claim, highOnly, measure } = step;
  const strange = `olağan dışı${highOnly ? ' yüksek' : ''}`;
  return claim
    ? put(lead(step, room), strange, NOUNS[measure].one, 'var mı')
    : put(lead(step, room), strange, NOUNS[measure].ones, 'hangileri');
}

export function expected(step: Step<'EXPECTED'>, room: Room): string {
  const income = step.measure === 'INCOME';
  if (step.answer === 'MISSING')
    return put(lead(step, room), income ? 'gelmeyen düzenli gelir' : 'ödenmeyen düzenli ödeme', 'var mı');
  return put(lead(step, room), 'hangi düzenli', income ? 'gelirler' : 'ödemeler', 'bekleniyor');
}

export function payees(step: Step<'PAYEE'>, room: Room): string {
  const { measure, n, rank } = step;
  const [whom, verb, done] =
    measure === 'INCOME' ? ['kimden', 'tahsil ettik', 'tahsilat'] : ['kime', 'ödedik', 'ödeme'];
  if (n === null && rank === 'LARGEST') return put(lead(step, room), whom, 'ne kadar', verb);
  if (n === null || n === 1) return put(lead(step, room), MOST[rank], whom, verb);
  return put(lead(step, room), MOST[rank], done, `yaptığımız ${n} kişi ya da firma hangileri`);
}
