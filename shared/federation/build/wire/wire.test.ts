import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Schema = Record<string, unknown>;
type Call = { method: string; path: string; roles: unknown; input: Record<string, Schema>; output: Schema };

const object = (properties: Schema, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string', maxLength: 100 };
const call = (changes: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: '/cash-flow/save',
  roles: ['MANAGER'],
  input: { body: object({ note: text, kind: { type: 'string', enum: ['GELIR', 'GIDER'] } }, ['kind']) },
  output: object({ id: text, status: { enum: ['TASLAK', 'KESIN'] } }),
  ...changes,
});
const taking = (properties: Schema, required: string[]) =>
  call({ input: { body: object(properties, required) } });
const kind = { type: 'string', enum: ['GELIR', 'GIDER'] };

/** What a change from the call above to another one is called. */
function levelOf(now: Record<string, Call>): string {
  const script = `import('./changes.mjs').then(({ contractChanges }) => {
    const levels = contractChanges(...JSON.parse(process.argv[1])).map(({ level }) => level);
    console.log(levels.includes('major') ? 'major' : (levels[0] ?? 'compatible'));
  })`;
  const contracts = JSON.stringify([{ save: call() }, now]);
  return execFileSync(process.execPath, ['-e', script, contracts], {
    cwd: __dirname,
    encoding: 'utf8',
  }).trim();
}

test.each<[string, string, Record<string, Call>]>([
  ['compatible', 'nothing changed', { save: call() }],
  ['minor', 'a new call', { save: call(), more: call() }],
  ['minor', 'a field that may be left out', { save: taking({ note: text, kind, tag: text }, ['kind']) }],
  [
    'minor',
    'a choice more is taken',
    { save: taking({ note: text, kind: { ...kind, enum: ['GELIR', 'GIDER', 'VIRMAN'] } }, ['kind']) },
  ],
  [
    'minor',
    'longer texts are taken',
    { save: taking({ note: { ...text, maxLength: 200 }, kind }, ['kind']) },
  ],
  [
    'minor',
    'null is taken too',
    { save: taking({ note: { ...text, type: ['string', 'null'] }, kind }, ['kind']) },
  ],
  [
    'minor',
    'the answer says more',
    { save: call({ output: object({ id: text, status: { enum: ['TASLAK', 'KESIN'] }, at: text }) }) },
  ],
  [
    'minor',
    'the answer has fewer states',
    { save: call({ output: object({ id: text, status: { enum: ['KESIN'] } }) }) },
  ],
  ['minor', 'more people may call it', { save: call({ roles: ['MANAGER', 'ADMIN'] }) }],
  ['major', 'a call is gone', {}],
  ['major', 'a call has another address', { save: call({ path: '/cash-flow/store' }) }],
  ['major', 'fewer people may call it', { save: call({ roles: ['ADMIN'] }) }],
  ['major', 'a field more is demanded', { save: taking({ note: text, kind, tag: text }, ['kind', 'tag']) }],
  [
    'major',
    'a field that could be left out is demanded',
    { save: taking({ note: text, kind }, ['kind', 'note']) },
  ],
  ['major', 'a field is no longer taken', { save: taking({ kind }, ['kind']) }],
  [
    'major',
    'shorter texts are taken',
    { save: taking({ note: { ...text, maxLength: 50 }, kind }, ['kind']) },
  ],
  [
    'major',
    'a choice less is taken',
    { save: taking({ note: text, kind: { ...kind, enum: ['GELIR'] } }, ['kind']) },
  ],
  [
    'major',
    'a text must follow a pattern',
    { save: taking({ note: { ...text, pattern: '^a' }, kind }, ['kind']) },
  ],
  ['major', 'the answer says less', { save: call({ output: object({ id: text }) }) }],
  [
    'major',
    'the answer may lack a field',
    { save: call({ output: object({ id: text, status: { enum: ['TASLAK', 'KESIN'] } }, ['id']) }) },
  ],
  [
    'major',
    'the answer has a state more',
    { save: call({ output: object({ id: text, status: { enum: ['TASLAK', 'BITTI', 'KESIN'] } }) }) },
  ],
  [
    'major',
    'the answer may be null',
    { save: call({ output: { anyOf: [call().output, { type: 'null' }] } }) },
  ],
  [
    'major',
    'a number in the place of a text',
    { save: call({ output: object({ id: { type: 'number' }, status: { enum: ['TASLAK', 'KESIN'] } }) }) },
  ],
])('%s: %s', (level, _, now) => {
  expect(levelOf(now)).toBe(level);
});

test("the contract's version says what its calls have changed since the release before", () => {
  const { commit } = JSON.parse(readFileSync(join(__dirname, '..', 'previous-release.json'), 'utf8'));
  // A shallow clone lacks the commit.
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: __dirname }).status !== 0) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['report.mjs'], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^(compatible|minor|major): /);
  // A reason that is no longer needed would let the next break pass.
  expect(stdout).not.toContain('accepted, but not changed');
});
