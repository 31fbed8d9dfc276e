// How a change, and the packages that a version brings along, stand in a CHANGELOG.md.

/** @param {{ summary: string }} changeset */
const getReleaseLine = async ({ summary }) => `- ${summary.trim().replace(/\n(?=.)/g, '\n  ')}`;

/**
 * One line, however many changes those packages had: their own files tell them.
 *
 * @param {unknown} _changesets
 * @param {{ name: string; newVersion: string }[]} packages
 */
const getDependencyReleaseLine = async (_changesets, packages) =>
  packages.length === 0
    ? ''
    : `- With ${packages
        .map(({ name, newVersion }) => `${name} ${newVersion}`)
        .sort()
        .join(', ')}.`;

module.exports = { getReleaseLine, getDependencyReleaseLine };
