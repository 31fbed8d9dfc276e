// Asks the registry for known security issues of the lockfile's packages: node scripts/supply/audit.mjs
// Ends with 1 where one is high or critical, and with 0 and a plain word where the service cannot be asked.
import { PNPM } from '../run/install.mjs';
import { ProgramError, run } from '../run/process.mjs';

/** @typedef {{ advisories?: Record<string, { severity: string; module_name: string; title: string; url: string }> }} Answer */

/** @returns {Promise<{ asked: boolean; grave: string[]; word: string }>} */
export async function audit() {
  const output = await run('npx', [...PNPM, 'audit', '--json']).catch((/** @type {unknown} */ error) => {
    if (error instanceof ProgramError) return error.output;
    throw error;
  });
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  /** @type {Answer} */
  let answer;
  try {
    answer = JSON.parse(json);
  } catch {
    const [reason = 'no answer'] = /ERR_PNPM_\w+|E[A-Z]{4,}/.exec(output) ?? [];
    return {
      asked: false,
      grave: [],
      word: `not asked: the registry's advisory service did not answer (${reason})`,
    };
  }
  const found = Object.values(answer.advisories ?? {});
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  return {
    asked: true,
    grave: grave.map(
      ({ severity, module_name: name, title, url }) => `${severity}: ${name}, ${title} (${url})`,
    ),
    word: `${found.length} known issues, ${grave.length} of them high or critical`,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { grave, word } = await audit();
  console.log(word);
  for (const line of grave) console.error(line);
  process.exit(grave.length === 0 ? 0 : 1);
}
