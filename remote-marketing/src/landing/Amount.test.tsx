import { render } from '@testing-library/react';
import { Amount } from './Amount';

test.each([
  [0, '0,00'],
  [999.5, '999,50'],
  [1000, '1.000,00'],
  [-693_050, '693.050,00'],
  [12_345_678.9, '12.345.678,90'],
])('an example of %d is written as the product writes money, without asking Intl', (value, text) => {
  const formats: { format: unknown } = Intl.NumberFormat.prototype;
  const format = jest.spyOn(formats, 'format', 'get');
  const { container } = render(<Amount value={value} signed={false} />);
  expect(container.textContent).toBe(`${text}\u00a0₺`);
  expect(format).not.toHaveBeenCalled();
});
