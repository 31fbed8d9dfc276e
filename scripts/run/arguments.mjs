// What stands on a command line.
import { parseArgs } from 'node:util';

/**
 * Reads it; a mistake in it is told in a sentence, with how the command is used, and ends the program.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 */
export function readArguments(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/(?<=\.) /);
    console.error(`${sentence}\n${usage}`);
    process.exit(1);
  }
}
