import { tokenise } from '../words/tokens';
import { verbsIn } from './verbs';

test.each([
  ['bozoka ne ödedik', 'we'],
  ['bozoka ne ödemişiz', 'we'],
  ['her ay ne ödüyoruz', 'we'],
  ['ne kadar ödedim', 'we'],
  ['bozok bu yıl ne ödedi', 'other'],
  ['bozok ne ödemiş', 'other'],
  ['bozoka ne ödendi', 'untold'],
])('who pays in "%s": %s', (question, who) => {
  expect(verbsIn(tokenise(question)).at(-1)).toEqual({ stem: expect.stringMatching(/^[oö]de/), who });
});
