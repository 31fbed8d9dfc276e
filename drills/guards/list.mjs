// Every guard that the drill removes.
import { assistant } from './assistant.mjs';
import { browser } from './browser.mjs';
import { cashAccounts } from './cash-accounts.mjs';
import { cluster } from './cluster.mjs';
import { contactsAndSettlements } from './contacts.mjs';
import { noticesAndSpace } from './notices.mjs';
import { people } from './people.mjs';
import { records } from './records.mjs';
import { requests } from './requests.mjs';
import { savedViews } from './saved-views.mjs';
import { several } from './several.mjs';
import { signIn } from './sign-in.mjs';
import { statements } from './statements.mjs';

/**
 * `text` stands once in `file`; in its place comes `without`, which is nothing unless said. One of `tests` should fail then.
 *
 * @typedef {{ keeps: string; file: string; text: string; without?: string; tests: string[] }} Guard
 */

/** @type {Guard[]} */
export const guards = [
  ...signIn,
  ...people,
  ...requests,
  ...records,
  ...several,
  ...statements,
  ...cashAccounts,
  ...contactsAndSettlements,
  ...assistant,
  ...noticesAndSpace,
  ...savedViews,
  ...cluster,
  ...browser,
];

/**
 * The source of a guard's file without the guard; throws when its text does not stand there exactly once.
 *
 * @param {Guard} guard
 * @param {string} source
 */
export function unguarded({ keeps, file, text, without = '' }, source) {
  const [before, after, ...more] = source.split(text);
  if (after === undefined || more.length > 0)
    throw new Error(
      `${file}: the guard “${keeps}” is not found as drills/guards has it. If it moved or was rewritten, bring its text up to date there.`,
    );
  return `${before}${without}${after}`;
}
