import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CashFlowCreate } from '@vezne/contract';
import { Button, Field, useZodForm } from '@vezne/ui';
import { type ComponentProps, useState } from 'react';
import { Controller } from 'react-hook-form';
import { AmountInput } from './AmountInput';

type Props = Partial<ComponentProps<typeof AmountInput>> & { initial?: number };

function setUp({ initial, ...props }: Props = {}) {
  const changed = jest.fn();
  function Host() {
    const [value, setValue] = useState<number | null>(initial ?? null);
    return (
      <>
        <AmountInput
          aria-label="Tutar"
          {...props}
          value={value}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(null)}>
          Boşalt
        </button>
      </>
    );
  }
  render(<Host />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tutar' });
  return { input, changed, user: userEvent.setup() };
}

test.each([
  ['1234567,5', '1.234.567,5', 1234567.5],
  ['1234567.5', '1.234.567,5', 1234567.5],
  ['1.234', '1.234', 1234],
  ['1.234.567,89', '1.234.567,89', 1234567.89],
  ['0.123', '0,12', 0.12],
  ['1,234', '1,23', 1.23],
  ['-45', '45', 45],
  ['1,5k', '1.500', 1500],
  ['2m', '2.000.000', 2_000_000],
  ['3B', '3.000.000.000', 3_000_000_000],
  ['k5', '5', 5],
  ['12a3', '123', 123],
  ['1,2,3', '1,2', 1.2],
  ['1,234.56', '1.234,56', 1234.56],
  ['12,345,678.9', '12.345.678,9', 12345678.9],
  ['1,234,567', '1.234.567', 1234567],
  ['1.234,5', '1.234,5', 1234.5],
  ['1234.5', '1.234,5', 1234.5],
  ['12,,5', '12,5', 12.5],
  ['1 250,5', '1.250,5', 1250.5],
  ['1234.567', '1.234,56', 1234.56],
  ['1.2345', '1.234', 1234],
])('typing %s shows %s and means %s', async (typed, shown, amount) => {
  const { input, changed, user } = setUp();
  await user.type(input, typed);
  expect(input).toHaveValue(shown);
  expect(changed).toHaveBeenLastCalledWith(amount);
});

test.each([
  ['1,234.56', '1.234,56', 1234.56],
  ['1.234,56', '1.234,56', 1234.56],
  ['1234567.5', '1.234.567,5', 1234567.5],
  ['\u2212 6.284,90 ₺', '6.284,90', 6284.9],
])('pasting %s shows %s and means %s', async (pasted, shown, amount) => {
  const { input, changed, user } = setUp();
  await user.click(input);
  await user.paste(pasted);
  expect(input).toHaveValue(shown);
  expect(changed).toHaveBeenLastCalledWith(amount);
});

test('a paste over an amount replaces it', async () => {
  const { input, changed, user } = setUp({ initial: 1234 });
  await user.tripleClick(input);
  await user.paste('1.5');
  expect(input).toHaveValue('1,5');
  expect(changed).toHaveBeenLastCalledWith(1.5);
});

test('a paste that cannot be read exactly changes nothing and is said', async () => {
  const { input, changed, user } = setUp({ initial: 50 });
  await user.click(input);
  await user.tripleClick(input);
  await user.paste('1234.567');
  expect(input).toHaveValue('50,00');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Yapıştırılan metin tutar olarak okunamadı: 1234.567');
  await user.type(input, '{Backspace}');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['1,234', '1,234'],
  ['1,2,3', '1,2,3'],
  ['0.123', '0.123'],
  ['1234.567', '1234.567'],
  ['1.2345', '1.2345'],
])('typing %s, which is no amount, is said until it is changed', async (typed, told) => {
  const { input, user } = setUp();
  await user.type(input, typed);
  expect(screen.getByRole('status')).toHaveTextContent(`Yazılan tutar okunamadı: ${told}`);
  await user.type(input, '{Backspace}');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a digit within an amount that was typed with a dot is taken', async () => {
  const { input, user } = setUp();
  await user.type(input, '1.234');
  await user.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('19.234');
});

test('a value filled in by the browser is read like a paste', () => {
  const { input, changed } = setUp();
  fireEvent.change(input, { target: { value: '1,234.56' } });
  expect(changed).toHaveBeenLastCalledWith(1234.56);
  expect(input).toHaveValue('1.234,56');
});

test('a decimal mark in front of many digits is ignored instead of cutting them off', async () => {
  const { input, user } = setUp({ initial: 1234567 });
  await user.click(input);
  await user.clear(input);
  await user.type(input, '1234567');
  await user.type(input, '.', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('1.234.567');
});

test('taking digits away keeps the number a whole one', async () => {
  const { input, changed, user } = setUp();
  await user.type(input, '1234{Backspace}{Backspace}');
  expect(input).toHaveValue('12');
  expect(changed).toHaveBeenLastCalledWith(12);
});

test('leaving the field writes both decimals without reporting a change', async () => {
  const { input, changed, user } = setUp();
  await user.type(input, '5');
  const calls = changed.mock.calls.length;
  await user.tab();
  expect(input).toHaveValue('5,00');
  expect(changed).toHaveBeenCalledTimes(calls);
});

test('emptying the field means no amount, and so does the form being reset', async () => {
  const { input, changed, user } = setUp({ initial: 12 });
  await user.clear(input);
  expect(changed).toHaveBeenLastCalledWith(null);
  await user.type(input, '7');
  await user.click(screen.getByRole('button', { name: 'Boşalt' }));
  expect(input).toHaveValue('');
});

test('arrow keys step exactly and stay within the bounds', async () => {
  const { input, changed, user } = setUp({ initial: 1.15, step: 0.1, max: 1.4, min: 1 });
  await user.type(input, '{ArrowUp}');
  expect(input).toHaveValue('1,25');
  await user.type(input, '{ArrowUp}{ArrowUp}');
  expect(changed).toHaveBeenLastCalledWith(1.35);
  await user.type(input, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(changed).toHaveBeenLastCalledWith(1.05);
});

test('arrow keys do nothing without a step', async () => {
  const { input, changed, user } = setUp({ initial: 5 });
  await user.type(input, '{ArrowUp}');
  expect(changed).not.toHaveBeenCalled();
});

test('no more than the allowed length can be typed', async () => {
  const { input, user } = setUp({ maxLength: 5 });
  await user.type(input, '1234567');
  expect(input).toHaveValue('12.345');
});

test('abbreviations can be switched off', async () => {
  const { input, user } = setUp({ disableAbbreviations: true });
  await user.type(input, '2m');
  expect(input).toHaveValue('2');
});

test('the sign of lira stands behind, dollar and euro in front', () => {
  const { input } = setUp({ currency: 'USD' });
  expect(input.previousSibling).toHaveTextContent('$');
  render(<AmountInput aria-label="Lira" value={1} onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Lira' }).nextSibling).toHaveTextContent('₺');
});

describe('separators that cannot work are a programming error', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  test.each([
    [{ decimalSeparator: '1' }, 'decimalSeparator cannot be a number'],
    [{ groupSeparator: '2' }, 'groupSeparator cannot be a number'],
    [{ groupSeparator: ',' }, 'decimalSeparator cannot be the same as groupSeparator'],
  ])('%o throws', (props, message) => {
    expect(() => setUp(props)).toThrow(message);
  });

  test('the same separators are fine without grouping', async () => {
    const { input, user } = setUp({ groupSeparator: ',', disableGroupSeparators: true });
    await user.type(input, '1234,5');
    expect(input).toHaveValue('1234,5');
  });
});

test('an amount that was there before does not come back when it is emptied', async () => {
  function EditForm() {
    const form = useZodForm(CashFlowCreate.pick({ amount: true }), { defaultValues: { amount: 1250 } });
    return (
      <form noValidate onSubmit={form.handleSubmit(jest.fn())}>
        <Field label="Tutar" error={form.formState.errors.amount?.message}>
          <Controller
            control={form.control}
            name="amount"
            render={({ field }) => <AmountInput {...field} />}
          />
        </Field>
        <Button type="submit">Kaydet</Button>
      </form>
    );
  }
  render(<EditForm />);
  await userEvent.clear(screen.getByLabelText('Tutar'));
  expect(screen.getByLabelText('Tutar')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText("Tutar 0'dan büyük olmalıdır")).toBeInTheDocument();
});
