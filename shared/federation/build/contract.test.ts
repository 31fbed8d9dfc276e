import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfy } from '@module-federation/enhanced/runtime';

type Offer = { version: string; names: string };
type Contract = {
  ours: Record<string, Offer>;
  libraries: Record<string, string>;
  router: string;
  /** The release before brought all of it. */
  styled?: string;
  /** The release before brought every part of them. */
  overlays?: string;
  exposes: string;
};
type Needs = Record<string, { needs: Record<string, string>; uses: Record<string, string[]> }>;
type Parts = { host: string; remotes: string };

// The tables are ES modules that webpack reads; jest reads them through node.
const script = `import('./contract.mjs').then((m) =>
  console.log(JSON.stringify({ today: m.presentContract(), remotes: m.presentNeeds(), parts: m.presentParts(), styled: m.presentStyled() })))`;
const { today, remotes, parts, styled }: { today: Contract; remotes: Needs; parts: Parts; styled: string } =
  JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }));
const before: Contract & { commit: string } = JSON.parse(
  readFileSync(join(__dirname, 'previous-release.json'), 'utf8'),
);

const major = (version: string) => version.split('.')[0];
const missing = (wanted: string, offered = '') => {
  const there = offered.split(' ');
  return wanted.split(' ').filter((name) => name && !there.includes(name));
};
const modules = Object.keys(before.ours);

test('the release before is recorded with the versions that its own commit names', () => {
  const shown = (path: string) => spawnSync('git', ['show', `${before.commit}:${path}`], { cwd: __dirname });
  // A shallow clone lacks the commit.
  if (shown('package.json').status !== 0) return;
  for (const [name, { version }] of Object.entries(before.ours)) {
    const [, folder = ''] = name.split('/');
    const manifest = JSON.parse(shown(`shared/${folder}/package.json`).stdout.toString());
    expect([name, version]).toEqual([name, manifest.version]);
  }
});

test.each(modules)("today's host offers the remotes of the release before all they had of %s", (name) => {
  const offer = today.ours[name];
  // A new major is the one way to take something away: it refuses earlier remotes in their own places.
  if (offer && major(offer.version) !== major(before.ours[name]?.version ?? '')) return;
  expect(missing(before.ours[name]?.names ?? '', offer?.names)).toEqual([]);
});

test.each(modules)('a new name of %s raises its version, so that it can be asked for', (name) => {
  const [old, now] = [before.ours[name], today.ours[name]];
  const added = missing(now?.names ?? '', old?.names);
  if (added.length > 0) expect(now?.version).not.toBe(old?.version);
  expect(satisfy(`${now?.version}`, `>=${old?.version}`)).toBe(true);
});

const wishes = Object.entries(remotes).flatMap(([remote, { needs, uses }]) =>
  modules.map((name) => ({ remote, name, range: needs[name] ?? '', uses: (uses[name] ?? []).join(' ') })),
);

test.each(wishes)(
  '$remote uses of $name what every host has that its range $range lets in',
  ({ name, range, uses }) => {
    expect(missing(uses, today.ours[name]?.names)).toEqual([]);
    expect(satisfy(`${today.ours[name]?.version}`, range)).toBe(true);
    // Whoever uses something new states the version that brought it: the host of the release before then refuses.
    if (satisfy(`${before.ours[name]?.version}`, range))
      expect(missing(uses, before.ours[name]?.names)).toEqual([]);
  },
);

test("the libraries of today's host fit the remotes of the release before, and the other way round", () => {
  const majors = ({ libraries }: Contract) =>
    Object.fromEntries(Object.entries(libraries).map(([name, version]) => [name, major(version)]));
  expect(majors(today)).toMatchObject(majors(before));
  expect(missing(before.router, today.router)).toEqual([]);
  expect(missing(before.styled ?? '', today.styled)).toEqual([]);
  expect(missing(before.overlays ?? '', today.overlays)).toEqual([]);
});

test('host and remotes take from styled-components what this host and the one before bring of it', () => {
  expect(styled).toBe('css keyframes');
  expect(missing(styled, today.styled)).toEqual([]);
  expect(missing(styled, before.styled ?? styled)).toEqual([]);
});

test("today's host brings every part of an overlay that it or a remote of its age may draw", () => {
  expect(parts.remotes.split(' ').length).toBeGreaterThan(20);
  expect(missing(`${parts.host} ${parts.remotes}`, today.overlays)).toEqual([]);
});

test('the host of the release before brings every part of an overlay that a remote of today may draw', () => {
  expect(missing(parts.remotes, before.overlays ?? parts.remotes)).toEqual([]);
});

test('what the host of the release before shows, the remotes still expose', () => {
  expect(missing(before.exposes, today.exposes)).toEqual([]);
});
