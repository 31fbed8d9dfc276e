import webpack from 'webpack';

/**
 * Runs webpack to its end and answers what it made, faults included.
 *
 * @param {import('./preset.mjs').Config} config
 * @returns {Promise<webpack.Stats>}
 */
export async function compile(config) {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack wants a callback for this configuration');
  /** @type {webpack.Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats;
}
