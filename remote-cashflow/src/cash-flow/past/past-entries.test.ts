import { cashFlow } from '@vezne/testing';
import { matching, newestOfEach } from './past-entries';

const past = newestOfEach([
  cashFlow(1, { description: 'C30 hazır beton', amount: 3 }),
  cashFlow(2, { description: 'Öğle yemeği' }),
  cashFlow(3, { description: 'C30 HAZIR BETON', amount: 1 }),
  cashFlow(4, { description: 'Beton pompası' }),
]);

test('of equal descriptions the newest entry is offered', () => {
  expect(past.map(({ amount, description }) => [description, amount])).toContainEqual(['C30 hazır beton', 3]);
  expect(past).toHaveLength(3);
});

test.each([
  ['beton', ['Beton pompası', 'C30 hazır beton']],
  ['HAZİR', ['C30 hazır beton']],
  ['ogle', ['Öğle yemeği']],
  ['b', []],
  ['yok böyle', []],
])('"%s" offers %j', (text, descriptions) => {
  expect(matching(past, text).map(({ description }) => description)).toEqual(descriptions);
});
