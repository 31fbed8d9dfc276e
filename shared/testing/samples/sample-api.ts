import { freshState, handle } from '../fake/fake-calls';
import { sampleAnswers } from './sample-answers';

/**
 * An API in the page: it answers by the contract, checks both directions with its schemas, and remembers what is written
 * until the page is left. A call that has no sample is refused with its name.
 */
export function createSampleApi(): typeof fetch {
  const state = freshState();
  sampleAnswers((endpoint, reply) => {
    state.replies.set(
      endpoint.id,
      typeof reply === 'function' ? (reply as (input: never) => unknown) : () => reply,
    );
  });
  return async (input, init = {}) => {
    const address = new URL(typeof input === 'object' && 'url' in input ? input.url : input, 'http://page');
    const { status, text } = await handle(state, address.pathname + address.search, init);
    for (const problem of state.problems.splice(0)) console.warn(problem);
    return new Response(await text(), { status, headers: { 'content-type': 'application/json' } });
  };
}
