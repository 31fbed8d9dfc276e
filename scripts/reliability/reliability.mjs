// Writes docs/reliability.md from the promises: node scripts/reliability/reliability.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentOf, readScores } from '../mutation/mutation.mjs';
import { rooms } from '../mutation/rooms.mjs';
import { root } from '../run/root.mjs';
import { areas } from './promises.mjs';

const words = { met: 'met', partly: '**partly**', open: '**open**' };

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {import('./promises.mjs').Kept} kept */
function row({ number, promise, verdict, tests, figure, reason }) {
  const named = tests.map(([file, title]) => `\`${file}\`: ${title}`).join('<br>');
  const told = reason ? `${figure}. *${reason}*` : figure;
  return `| ${number} | ${cell(promise)} | ${words[verdict]} | ${cell(named)} | ${cell(told)} |`;
}

/** How many small changes of the code the tests notice, room by room. */
function mutations() {
  const scores = readScores();
  const rows = Object.keys(rooms).map((name) => {
    const score = scores[name];
    return score
      ? `| ${name} | ${percentOf(score)} % | ${score.killed} of ${score.valid} | ${score.date} |`
      : `| ${name} | not measured yet | | |`;
  });
  return `## Do the tests notice?

\`node scripts/mutation/mutation.mjs ROOM …\` changes the code of a room in small ways, one at a time, with Stryker, and counts how many of the changes a test notices. The rooms stand in \`scripts/mutation/rooms.mjs\`; the goal is 80 % in each. A change that makes a program run for ever counts as noticed. A room takes one to ten minutes on a machine that is at rest, and many times as long on a busy one: at night, one after the other. This page shows what the last runs gave.

| room | noticed | changes | measured |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** Which test notices each guard that is taken away. */
function removedGuards() {
  /** @type {{ day: string; found: { keeps: string; noticedBy?: string }[] }} */
  const { day, found } = JSON.parse(readFileSync(join(root, 'drills', 'guards', 'found.json'), 'utf8'));
  const rows = found.map(({ keeps, noticedBy }) => {
    const [file, ...title] = noticedBy?.split(': ') ?? [];
    return `| ${cell(keeps)} | ${file ? cell(`\`${file}\`: ${title.join(': ')}`) : '**no test**'} |`;
  });
  const noticed = found.filter(({ noticedBy }) => noticedBy).length;
  return `## Do they notice a guard that is gone?

\`node drills/guards.mjs --write\` takes the guards of \`drills/guards\` out of a copy of the sources, one after another, and runs the tests that should notice; \`npm run test:nightly\` does the same. On ${day} they noticed **${noticed} of ${found.length}**; the table names the first test that failed. A guard that is rewritten has to be brought up to date there: the drill, and a test, refuse a list that no longer fits the sources.

| what the guard keeps | noticed by |
|---|---|
${rows.join('\n')}
`;
}

/** The page as it has to be. */
export function page() {
  const all = areas.flatMap(({ promises }) => promises);
  const met = all.filter(({ verdict }) => verdict === 'met').length;
  const parts = areas.map(
    ({ area, promises }) =>
      `## ${area}\n\n| # | promise | | test | figure |\n|---|---|---|---|---|\n${promises.map(row).join('\n')}\n`,
  );
  return `# What Vezne promises to survive

Written by \`node scripts/reliability/reliability.mjs\` from \`scripts/reliability/promises.mjs\`; changes belong there. A test refuses a line whose test is not in its file, and this page when it is not what the command writes.

**${met} of ${all.length} promises are met, each with an automatic test.** A promise without one counts as not met, and one that is met in part says what is missing. \`npm test\` tries a small share of the numbers; \`N ×\` in a figure is multiplied by \`TRIALS\`, 20 in \`npm run test:nightly\`.

${parts.join('\n')}
${mutations()}
${removedGuards()}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'docs', 'reliability.md'), page());
