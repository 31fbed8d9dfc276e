import axe from 'axe-core';

/**
 * What axe finds serious or critical on the page, one line each; empty when all is well. Colours and layout
 * are not judged: jsdom draws nothing.
 */
export async function seriousFindings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
