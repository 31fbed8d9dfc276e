import { tokenise } from '../words/tokens';
import { directionsNamed } from './directions';

test.each([
  ['bu yıl şüpheli gelir kaydı var mı', 'in'],
  ['masraflarımız neler', 'out'],
  ['gelirin gideri geçtiği aylar', 'in out'],
  ['elektrik ne gelir', ''],
  ['kiraya ne kadar gider', ''],
  ['personele ne ödedik', ''],
])('"%s" names %s', (question, directions) => {
  expect(directionsNamed(tokenise(question))).toBe(directions);
});
