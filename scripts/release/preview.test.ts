import { age, isThere, openRoom, readIn, release, rollback } from './testing';

let room: ReturnType<typeof openRoom>;
beforeEach(() => {
  room = openRoom();
});
afterEach(() => room.close());

const put = (version: string, ...args: string[]) =>
  release('cashflow', room.to, '--dist', room.remote(version), ...args);
const live = () => readIn(room.to, 'remotes.json').cashflow.version;
const trial = (name: string) => readIn(room.to, `remotes/cashflow/trials/${name}.json`)['trial:cashflow'];

test('a preview can be asked for by its name and is in nobody else’s way', async () => {
  await put('1.0.0');
  const list = readIn(room.to, 'remotes.json');
  const { stdout } = await put('1.1.0', '--preview', 'pr-123');
  expect(stdout).toContain('?remote=cashflow@pr-123');
  expect(readIn(room.to, 'remotes.json')).toEqual(list);
  expect(trial('pr-123')).toMatchObject({ version: '1.1.0', integrity: expect.stringMatching(/^sha384-/) });
  expect(isThere(room.to, trial('pr-123').entry)).toBe(true);
});

test('a preview of all is refused: it would put everything live', async () => {
  await expect(release('all', room.to, '--preview', 'pr-123')).rejects.toThrow(
    /A preview is of one remote\./,
  );
  expect(isThere(room.to, 'remotes.json')).toBe(false);
});

test('every kept release can be asked for by its id', async () => {
  await put('1.0.0');
  const { entry, version, integrity } = readIn(room.to, 'remotes.json').cashflow;
  await put('1.1.0');
  expect(trial(entry.split('/')[3])).toEqual({ entry, version, integrity });
});

test('a rollback does not lead to a preview, nor does one count among the last three', async () => {
  await put('1.0.0');
  for (const version of ['7.0.0', '8.0.0', '9.0.0']) await put(version, '--preview', `pr-${version}`);
  await put('1.1.0');
  await rollback('cashflow', room.to);
  expect(live()).toBe('1.0.0');
  age(room.to, 'remotes/cashflow', 8);
  await put('1.2.0');
  const kept = readIn(room.to, 'remotes/cashflow/releases.json').map(
    (each: { version: string }) => each.version,
  );
  expect(kept).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  expect(isThere(room.to, 'remotes/cashflow/trials/pr-9.0.0.json')).toBe(false);
});

test('a name that is used again leads to the newer build, also after the older one is gone', async () => {
  await put('1.0.0');
  await put('1.1.0', '--preview', 'pr-123');
  age(room.to, 'remotes/cashflow', 8);
  await put('1.2.0', '--preview', 'pr-123');
  expect(trial('pr-123').version).toBe('1.2.0');
  const kept = readIn(room.to, 'remotes/cashflow/releases.json').map(
    (each: { version: string }) => each.version,
  );
  expect(kept).toEqual(['1.2.0', '1.0.0']);
});

test('a preview that is released stays where it can be tried', async () => {
  await put('1.0.0');
  await put('1.1.0', '--preview', 'pr-123');
  await put('1.1.0');
  expect(live()).toBe('1.1.0');
  expect(trial('pr-123').version).toBe('1.1.0');
  await put('1.1.0', '--preview', 'pr-124');
  await rollback('cashflow', room.to);
  expect(live()).toBe('1.0.0');
});

test('a preview of the host, of what was never released, or under a name that is an address is refused', async () => {
  await expect(put('1.0.0', '--preview', 'pr-123')).rejects.toThrow(
    /first release of cashflow goes to everybody/,
  );
  await expect(put('1.0.0', '--preview', '../list')).rejects.toThrow(/--preview is a short name/);
  await expect(release('host', room.to, '--dist', room.host('1.0.0'), '--preview', 'pr-123')).rejects.toThrow(
    /A preview is of a remote/,
  );
});

test('a preview is for no share of the users', async () => {
  await put('1.0.0');
  await expect(put('1.1.0', '--preview', 'pr-123', '--percent', '10')).rejects.toThrow(
    /no share of the users/,
  );
});
