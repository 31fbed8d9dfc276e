import { StartFailure } from '../failure';

/** What an operator is told of a command's failure: a refusal is one sentence, anything else is a bug, shown whole. */
export function describeFailure(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\nUsage: ${usage}`;
  const isRefusal = error instanceof StartFailure || error.name === 'AppError';
  return (isRefusal ? undefined : error.stack) ?? error.message;
}
