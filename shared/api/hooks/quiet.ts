import type { ApiError } from '../client/api-error';

/** Whether a failure is shown by the screen alone; 'missing': that there is no such record, or its address is no id. */
export const isQuiet = (quiet: boolean | 'missing' | undefined, { status }: ApiError) =>
  quiet === 'missing' ? status === 404 || status === 400 : quiet;
