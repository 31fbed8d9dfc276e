import type { Plan, PlanStep } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import { OF_BOOKS } from '../ledger/books';
import type { CurrencyCode } from '../say/say';
import { takeQuotes, tokenise } from '../words/tokens';
import { BookClause } from './clause';
import { bookItems } from './items';
import { type BookNames, hasAccounts, hasContacts } from './names';
import { readAccounts } from './read-accounts';
import { readContacts } from './read-contacts';

type Asked = { names: BookNames; before: Plan | undefined; currency: CurrencyCode };

/**
 * A question about accounts or contacts; undefined for every other one. It is read only where no word is left over,
 * so that nothing else that can be asked of the ledger is taken for one.
 */
export function readBooks(question: string, { names, before, currency }: Asked): Reply | undefined {
  const known: BookNames = {
    accounts: hasAccounts(names) ? names.accounts : [],
    contacts: hasContacts(names) ? names.contacts : [],
  };
  if (!known.accounts.length && !known.contacts.length) return undefined;
  const { question: bare, quotes } = takeQuotes(question);
  if (quotes.length) return undefined;
  const tokens = tokenise(bare);
  const items = bookItems(tokens, known);
  if (!items) return undefined;
  const clause = new BookClause(items);
  const last = before?.steps.at(-1);
  const account = known.accounts.length ? readAccounts(clause, known, last) : undefined;
  if (account) return { action: 'ANSWER', plan: { steps: [account] } };
  return known.contacts.length ? replyOf(readContacts(clause, tokens, last), currency) : undefined;
}

/** A name that several contacts bear is asked back. */
function replyOf(steps: PlanStep[], currency: CurrencyCode): Reply | undefined {
  const [step, ...others] = steps;
  if (!step) return undefined;
  if (!others.length) return { action: 'ANSWER', plan: { steps: [step] } };
  const plans = steps.map((each) => ({ steps: [each] }));
  return { action: 'CLARIFY', reason: 'entity', offers: offersOf(plans, currency) };
}

/** What is asked about accounts, contacts or projects leans on nothing in the ledger, nor the ledger on it. */
export const isAboutBooks = (plan: Plan): boolean => plan.steps.some(({ op }) => OF_BOOKS.includes(op));
