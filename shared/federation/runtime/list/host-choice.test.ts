import { noteHostChoice } from './host-choice';
import type { RemoteLine } from './lines';

const stable = { entry: '/hosts/1.0.0-aa/index.html', version: '1.0.0', integrity: 'sha384-one' };
const canary = { entry: '/hosts/1.1.0-bb/index.html', version: '1.1.0', integrity: 'sha384-two' };
const visitor = { browser: 'b', company: 'c' };

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'vezne_host=; max-age=0; path=/';
});

test('who is drawn for a new host gets it with the next visit, everybody else gets no cookie at all', () => {
  noteHostChoice({ ...stable, canary: { ...canary, companies: ['other'] } }, visitor);
  expect(document.cookie).toBe('');
  noteHostChoice({ ...stable, canary: { ...canary, companies: ['c'] } }, visitor);
  expect(document.cookie).toBe('vezne_host=1.1.0-bb');
});

test('once the trial is over, or the list names no host, the note is taken back', () => {
  for (const line of [stable, undefined]) {
    noteHostChoice({ ...stable, canary: { ...canary, percent: 100 } }, visitor);
    expect(document.cookie).toBe('vezne_host=1.1.0-bb');
    noteHostChoice(line, visitor);
    expect(document.cookie).toBe('');
  }
});

test('an address that is no release of the host is noted nowhere', () => {
  const elsewhere = { ...canary, entry: 'https://elsewhere.example/index.html', percent: 100 };
  noteHostChoice({ ...stable, canary: elsewhere }, visitor);
  expect(document.cookie).toBe('');
});

/** What a page takes itself for, after each of the lists that it reads. */
async function toldBy(...lines: (RemoteLine | undefined)[]) {
  jest.resetModules();
  const { noteHostChoice, rememberShownHost, shownHost } = await import('./host-choice');
  const told = new Set<string | undefined>();
  for (const line of lines) {
    rememberShownHost(line);
    told.add(shownHost()?.version);
    noteHostChoice(line, visitor);
  }
  return [...told];
}

test('a page knows from its first list on which release of the host it is: the canary only where the server has shown it', async () => {
  const line = { ...stable, canary: { ...canary, percent: 100 } };
  // Drawn for the canary now, it is still the page that everybody gets.
  expect(await toldBy(line, line)).toEqual(['1.0.0']);
  expect(await toldBy(line, stable)).toEqual(['1.1.0']);
});

test('a page whose list names no host, or another canary than the one noted, is no canary', async () => {
  expect(await toldBy(undefined)).toEqual([undefined]);
  noteHostChoice(
    { ...stable, canary: { ...canary, entry: '/hosts/1.2.0-cc/index.html', percent: 100 } },
    visitor,
  );
  expect(await toldBy({ ...stable, canary: { ...canary, percent: 100 } })).toEqual(['1.0.0']);
});
