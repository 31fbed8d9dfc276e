import { fetchDisplayFont } from './display-font';

function scriptNaming(files?: string) {
  const script = document.createElement('script');
  if (files) script.dataset.displayFont = files;
  return script;
}

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

afterEach(() => {
  for (const link of preloads()) link.remove();
});

test('the faces of headings are fetched ahead, as a stylesheet would fetch them', () => {
  fetchDisplayFont(scriptNaming('/assets/besley-latin.woff2 /assets/besley-turkish.woff2'));
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual([
    '/assets/besley-latin.woff2',
    '/assets/besley-turkish.woff2',
  ]);
  for (const link of preloads()) {
    expect(link.getAttribute('as')).toBe('font');
    expect(link.getAttribute('crossorigin')).toBe('');
  }
});

test('a page that names no face is left alone', () => {
  fetchDisplayFont(scriptNaming());
  fetchDisplayFont(null);
  expect(preloads()).toEqual([]);
});
