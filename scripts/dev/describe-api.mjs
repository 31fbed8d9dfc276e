/**
 * The line that names the API a page is shown with, and says when none is there.
 *
 * @param {string} api
 */
export async function describeApi(api) {
  const answers = await fetch(new URL('/health/live', api)).then(
    (answer) => answer.ok,
    () => false,
  );
  return answers
    ? `  API      ${api}`
    : `  API      ${api} does not answer. Start one with npm run serve, or name another with --api.`;
}
