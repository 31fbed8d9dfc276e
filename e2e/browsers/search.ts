import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Target } from './visitor';

/** The queries of our unit tests as a script, which a page is given once. */
export const queries = `${readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)}\n;`;
export const knowsQueries = 'Boolean(window.TestingLibraryDom && document.body)';

type Words = { source: string; flags: string } | string | undefined;
type Step = { role?: string; label?: string; name: Words; text: Words };

const plain = (words: string | RegExp | undefined): Words =>
  words instanceof RegExp ? { source: words.source, flags: words.flags } : words;

function stepsOf({ role, label, name, text, in: around }: Target): Step[] {
  return [...(around ? stepsOf(around) : []), { role, label, name: plain(name), text: plain(text) }];
}

// The seen elements that answer to the steps, the outermost first.
const search = `(steps) => {
  const words = (given) => given && typeof given === 'object' ? new RegExp(given.source, given.flags) : given;
  const speaks = ({ textContent }, text) =>
    text === undefined || (text instanceof RegExp ? text.test(textContent) : textContent.includes(text));
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const within = (scope, { role, label, name, text }) => {
    if (role) return queryAllByRole(scope, role, { name: words(name) }).filter((found) => speaks(found, words(text)));
    return label ? queryAllByLabelText(scope, label) : queryAllByText(scope, words(text), { exact: false });
  };
  return steps.reduce(([scope], step) => scope
    ? within(scope, step).filter((found) => found.checkVisibility({ visibilityProperty: true }))
    : [], [document.body]);
}`;

/** An expression that is worth the elements a journey names, in a page that knows the queries. */
export const searchFor = (target: Target): string => `(${search})(${JSON.stringify(stepsOf(target))})`;

const PATIENCE = 20_000;
const PAUSE = 100;

/** Tries until it works: what is on a page comes, goes and is covered for a while. */
export async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + PATIENCE; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
