import { readWord } from './lexicon';

const readings = (word: string, forgiving = false) =>
  readWord(word, forgiving).map(({ lemma, tags }) => `${lemma}${[...tags].map((tag) => `+${tag}`).join('')}`);

test.each([
  ['giderlerimizdeki', 'gider+pl+poss+loc+ki'],
  ['harcadığımız', 'harca-+part+poss'],
  ['harcıyoruz', 'harca-+prog'],
  ['ödenmeyenlerin', 'ode-+passive+neg+part+pl+gen'],
  ['kaydı', 'kayit+acc'],
  ['çeyreğe', 'ceyrek+dat'],
  ['çıkarınca', 'cikar-+converb'],
  ['olsaydı', 'ol-+cond'],
])('%s is read as %s', (word, expected) => {
  expect(readings(word)).toContain(expected);
});

test.each([
  ['gdierler', 'gider+pl'],
  ['tahsilatt', 'tahsilat'],
  ['harcadk', 'harca-+past'],
  ['toplaam', 'toplam'],
])('%s is forgiven as %s', (word, expected) => {
  expect(readings(word)).toEqual([]);
  expect(readings(word, true)).toContain(expected);
});

test('a word that only looks like a known one is not taken for it', () => {
  for (const word of ['uzay', 'ettiğin', 'zzqzz', 'kampanya'])
    expect(readings(word, true)).not.toContain('gider');
  expect(readings('geçn')).toEqual([]);
});
