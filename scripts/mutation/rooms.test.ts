import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
type Room = { mutate: string[]; tests: string[] };

// The rooms are an ES module; jest reads them through node.
const script = "import('./rooms.mjs').then(({ rooms }) => console.log(JSON.stringify(rooms)))";
const rooms: Record<string, Room> = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }),
);

test('every file that a room of the mutation tests names is there', () => {
  const named = Object.values(rooms).flatMap(({ mutate, tests }) => [...mutate, ...tests]);
  expect(named.filter((file) => !file.includes('*') && !existsSync(join(root, file)))).toEqual([]);
});
