import { wait } from '../wait';

/** Waits until something is so, however slow the machine; what never comes is ended by the test's own limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}
