import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a program that writes like this is heard to say, line by line, and as a whole. */
async function heard(program: string): Promise<{ lines: string[]; output: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--input-type=module', '-e'],
      `import { run } from './process.mjs';
      const lines = [];
      const output = await run(process.execPath, ['-e', ${JSON.stringify(program)}], { onLine: (line) => lines.push(line) });
      console.log(JSON.stringify({ lines, output }));`,
    ],
    { cwd: __dirname },
  );
  return JSON.parse(stdout);
}

test('a line is told when it is whole, however it comes, also the last one without an end', async () => {
  const { lines, output } = await heard(`
    const text = Buffer.from('Türkçe İĞ\\n\\nikinci\\r\\nson');
    const pieces = [...text].map((byte) => Buffer.from([byte]));
    const next = () => { const piece = pieces.shift(); if (piece) process.stdout.write(piece, () => setTimeout(next, 3)); };
    next();`);
  expect(lines).toEqual(['Türkçe İĞ', 'ikinci', 'son']);
  expect(output).toBe('Türkçe İĞ\n\nikinci\r\nson');
});

test('what a program complains of is heard like what it says', async () => {
  const { lines } = await heard(`console.error('olmadı'); console.log('oldu');`);
  expect(lines.sort()).toEqual(['oldu', 'olmadı']);
});
