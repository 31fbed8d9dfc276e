import { seriousFindings } from './axe';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a page with nothing on it is not one where all is well', async () => {
  await expect(seriousFindings()).rejects.toThrow('nothing on the page');
  document.body.innerHTML = '<div><section></section></div>';
  await expect(seriousFindings()).rejects.toThrow('nothing on the page');
});

test('what is wrong is told with where it is', async () => {
  document.body.innerHTML = '<p>Kasa</p><input>';
  expect(await seriousFindings()).toEqual(['label: <input>']);
});
