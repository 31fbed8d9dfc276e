// Visits of a page on two sites that take turns.
import { enter } from './site.mjs';
import { visit } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Cost} Cost
 * @typedef {{ name: string; path: string; selector: string; isSignedIn: boolean; runs: number }} Page
 * @typedef {{ first: Cost; repeat: Cost }} Visits
 * @typedef {{ federated: Visits[]; plain: Visits[] }} Runs one of each in every turn
 */

const sites = /** @type {const} */ (['federated', 'plain']);

/**
 * A first visit of the page and a repeated one, on either site, as often as the page wants it. Who begins a turn changes.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ federated: string; plain: string }} origins
 * @param {Page} page
 * @param {Record<string, string>} session
 * @returns {Promise<Runs>}
 */
export async function measure(browser, origins, page, session) {
  /** @type {Runs} */
  const runs = { federated: [], plain: [] };
  for (let run = 0; run < page.runs; run++)
    for (const site of run % 2 === 0 ? sites : sites.toReversed()) {
      const context = await browser.newContext({ locale: 'tr-TR' });
      if (page.isSignedIn) await enter(context, session);
      const url = origins[site] + page.path;
      const first = await visit(context, url, page.selector);
      runs[site].push({ first, repeat: await visit(context, url, page.selector) });
      await context.close();
    }
  return runs;
}

/**
 * @param {Visits[]} runs
 * @returns {Visits}
 */
export const middleVisits = (runs) => ({
  first: middleOf(runs.map(({ first }) => first)),
  repeat: middleOf(runs.map(({ repeat }) => repeat)),
});

/**
 * @param {Cost[]} costs
 * @returns {Cost}
 */
function middleOf(costs) {
  /** @param {keyof Cost} key */
  const middle = (key) => {
    const sorted = costs.map((cost) => cost[key]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    requests: middle('requests'),
    bytes: middle('bytes'),
    depth: middle('depth'),
    paint: middle('paint'),
    ready: middle('ready'),
    painted: middle('painted'),
    shift: middle('shift'),
    task: middle('task'),
  };
}
