/**
 * A loader: the file, with one text in the place of another.
 *
 * @this {{ getOptions(): { from: string; to: string }; resourcePath: string }} what webpack gives a loader
 * @param {string} source
 */
module.exports = function reworded(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} no longer says ${from}`);
  return source.replace(from, to);
};
