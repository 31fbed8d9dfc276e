/** A page of its own: what the tab keeps stays, what the page knows does not. */
function openPage() {
  delete window.vezneAsked;
  return anotherBuild();
}

/** The box that another build brings to the same page. */
function anotherBuild(): typeof import('./reload-prompt') {
  let page: typeof import('./reload-prompt') | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual('./reload-prompt');
  });
  if (!page) throw new Error('not loaded');
  return page;
}

const cameBy = (type: string) => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry]; // jsdom has no navigation entries.
};

beforeEach(() => {
  sessionStorage.clear();
  cameBy('navigate');
});
afterEach(() => jest.restoreAllMocks());

test('a page may ask for a reload as often as its place is looked at, the reloaded page never again', () => {
  const first = openPage();
  expect([first.mayAskForReload('ai 2'), first.mayAskForReload('ai 2')]).toEqual([true, true]);
  cameBy('reload');
  expect(openPage().mayAskForReload('ai 2')).toBe(false);
  expect(openPage().mayAskForReload('ai 2')).toBe(false);
});

test('what a box of one build has asked for, a box of another one on the same page may ask for too', () => {
  const first = openPage();
  expect([first.mayAskForReload('ai 2'), anotherBuild().mayAskForReload('ai 2')]).toEqual([true, true]);
});

test('the next release, and another remote, may ask again', () => {
  openPage().mayAskForReload('ai 2');
  expect(openPage().mayAskForReload('ai 3')).toBe(true);
  expect(openPage().mayAskForReload('finance 2')).toBe(true);
});

test('a tab that keeps nothing asks before a reload and not after it', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(openPage().mayAskForReload('ai 2')).toBe(true);
  cameBy('reload');
  expect(openPage().mayAskForReload('ai 2')).toBe(false);
});

test('nonsense in the storage counts as nothing kept', () => {
  sessionStorage.setItem('reloadPrompts', 'nonsense');
  expect(openPage().mayAskForReload('ai 2')).toBe(true);
  cameBy('reload');
  expect(openPage().mayAskForReload('ai 2')).toBe(false);
});
