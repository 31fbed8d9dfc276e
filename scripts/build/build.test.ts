import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

test('a name that nothing has is not taken for something that is built already', async () => {
  const build = promisify(execFile)(process.execPath, [join(__dirname, 'build.mjs'), 'remote-cashfow']);
  await expect(build).rejects.toThrow(/There is no cashfow to build, only host, .*cashflow, .*server\./);
});
