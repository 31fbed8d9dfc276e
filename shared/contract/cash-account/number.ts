import type { CashAccount } from './account';

/** Digits that name an account for sure; fewer end the numbers of several. */
const LEAST = 7;
/** In a Turkish IBAN the country, its check digits, the bank and a zero stand before the number. */
const FIRST_OF_NUMBER = 10;

/**
 * Is this the account that a bank's file calls by a number: by its IBAN, or as only its bank does ("1042-78120918-5001")?
 * The IBAN ends with that number, whose parts are filled up with zeros; the branch before them it may leave out.
 */
export function bearsNumber({ iban }: Pick<CashAccount, 'iban'>, number: string): boolean {
  if (iban === null || iban === number) return iban !== null;
  if (!iban.startsWith('TR') || !/^[\d-]+$/.test(number)) return false;
  const parts = number.split('-');
  const digits = iban.slice(FIRST_OF_NUMBER);
  return [parts, parts.slice(1)].some((own) => own.join('').length >= LEAST && endsWith(digits, own));
}

/** Do digits end with these parts, zeros before each of them? */
function endsWith(digits: string, parts: readonly string[]): boolean {
  const last = parts.at(-1);
  if (last === undefined) return true;
  if (!digits.endsWith(last)) return false;
  const before = digits.slice(0, digits.length - last.length);
  let zeros = 0;
  while (before.at(-1 - zeros) === '0') zeros++;
  return Array.from({ length: zeros + 1 }, (_, filling) => before.slice(0, before.length - filling)).some(
    (rest) => endsWith(rest, parts.slice(0, -1)),
  );
}

/** The one open account that bears a number; none where several do, of which any may be meant. */
export function accountOfNumber<Account extends Pick<CashAccount, 'iban' | 'closedAt'>>(
  accounts: readonly Account[],
  number: string,
): Account | undefined {
  const [own, ...others] = accounts.filter((each) => each.closedAt === null && bearsNumber(each, number));
  return others.length > 0 ? undefined : own;
}
