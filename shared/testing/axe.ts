import axe from 'axe-core';

/**
 * What axe finds serious or critical on the page, one line each; empty when all is well. Colours and layout
 * are not judged: jsdom draws nothing. A page with nothing on it has no findings, and fails.
 */
export async function seriousFindings(): Promise<string[]> {
  if (!document.body.textContent?.trim())
    throw new Error('There is nothing on the page that could be judged.');
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
