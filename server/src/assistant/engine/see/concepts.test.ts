import { tokenise } from '../words/tokens';
import { conceptsIn } from './concepts';

const about = (question: string) => new Set(conceptsIn(tokenise(question)).map(({ concept }) => concept));

test.each([
  ['ödedik', 'PAY'],
  ['ödüyoruz', 'PAY'],
  ['geliyo', 'COME_IN'],
  ['ne eder', 'SUM'],
  ['giderlerimizin', 'OUT_NOUN'],
  ['gelirinin', 'IN_NOUN'],
  ['arttı', 'RISE'],
  ['karşılaştır', 'COMPARE'],
  ['ödedkleri', 'PAY'],
  ['aldıgmz', 'BUY'],
])('"%s" is about %s', (question, concept) => {
  expect(about(question)).toContain(concept);
});

test.each([
  ['yüksek', 'OUT_NOUN'],
  ['zaman', 'RISE'],
  ['satışı', 'GREETING'],
  ['altı', 'BUY'],
  ['üçüncü', 'GO_OUT'],
  ['karşılaştır', 'COVERS'],
  ['ödeme', 'PAY'],
  ['bakım', 'FIND'],
])('"%s" is no form of a shorter word that is about %s', (word, concept) => {
  expect(about(word)).not.toContain(concept);
});

test('"gelir" is a noun and what a verb says', () => {
  expect(about('gelir')).toContain('IN_NOUN');
  expect(about('gelir')).toContain('COME_IN');
});
