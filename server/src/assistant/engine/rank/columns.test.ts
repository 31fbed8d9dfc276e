import fc from 'fast-check';
import { columnsOf, numbersOf } from './columns';

test('numbers come back from their columns, whatever their order', () => {
  const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      expect([...numbersOf(columnsOf(numbers))]).toEqual(numbers);
    }),
  );
});
