// What is over a limit now. `node known.mjs` writes it down as what is known; house.test.ts lets nothing join it.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { measure } from './measure.mjs';

/** Circles, pairs of rooms, the longest function of a file by the file's name (it may move), folders with their files. */
export function overLimit() {
  const { fileCircles, roomPairs, longFunctions, flatFolders } = measure();
  return {
    circles: fileCircles,
    pairs: roomPairs,
    // The longest function of a file comes first, so it is written last.
    longFunctions: Object.fromEntries(
      longFunctions.toReversed().map(({ path, lines }) => [basename(path), lines]),
    ),
    flatFolders: Object.fromEntries(flatFolders.map(({ folder, count }) => [folder, count])),
  };
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(import.meta.dirname, 'known.json'), `${JSON.stringify(overLimit(), null, 2)}\n`);
