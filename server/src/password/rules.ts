import { fold } from '@vezne/contract';
import { badInput } from '../errors';
import { commonPasswords } from './common';

/** Whose password it is: what others know of a person is no secret. */
export type Person = { email: string; name: string; surname: string; companyName: string };

const GUESSABLE = 'Bu şifre kolay tahmin edilir, başka bir şifre seçin';

const letters = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

/** Throws under `field` when a password is common, or is the person's own address, name or company. */
export function refuseGuessable(field: string, password: string, person: Person): void {
  if (isCommon(password) || isPersonal(password, person)) throw badInput({ [field]: GUESSABLE });
}

function isCommon(password: string): boolean {
  const folded = fold(password);
  return commonPasswords.has(folded) || new Set(folded).size === 1;
}

function isPersonal(password: string, { email, name, surname, companyName }: Person): boolean {
  const known = [email, email.split('@')[0] ?? '', name, surname, name + surname, surname + name, companyName]
    .map(letters)
    .filter((text) => text.length > 2);
  const bare = letters(password);
  // With a number around it, as in ahmet1985, it is hardly harder to guess.
  const core = bare.replace(/^\d+|(?<!\d)\d+$/g, '');
  return known.includes(bare) || known.includes(core);
}
