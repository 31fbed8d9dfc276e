import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SignedAmount } from './SignedAmount';

function setUp({ initial = 0, isDebtFirst = false } = {}) {
  const changed = jest.fn();
  function Host() {
    const [value, setValue] = useState(initial);
    return (
      <SignedAmount
        aria-label="Tutar"
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
        debtLabel="Biz borçluyuz"
        isDebtFirst={isDebtFirst}
      />
    );
  }
  render(<Host />);
  const field = screen.getByRole('textbox', { name: 'Tutar' });
  return { field, debt: screen.getByRole('checkbox'), changed, user: userEvent.setup() };
}

test('nothing is shown as an empty field', () => {
  expect(setUp().field).toHaveValue('');
});

test.each([
  ['0,05', 0.05],
  ['0,5', 0.5],
  ['0', 0],
  ['100', 100],
])('typing %s means %s', async (typed, amount) => {
  const { field, changed, user } = setUp();
  await user.type(field, typed);
  expect(field).toHaveValue(typed);
  expect(changed.mock.lastCall?.[0] ?? 0).toBe(amount);
});

test('a typed minus says that it is owed, and can be taken back by the tick', async () => {
  const { field, debt, changed, user } = setUp();
  await user.type(field, '-500');
  expect(field).toHaveValue('500');
  expect(debt).toBeChecked();
  expect(changed).toHaveBeenLastCalledWith(-500);
  await user.click(debt);
  expect(changed).toHaveBeenLastCalledWith(500);
  await user.clear(field);
  await user.type(field, '7');
  expect(changed).toHaveBeenLastCalledWith(7);
});

test('a minus typed before an amount says that it is owed', async () => {
  const { field, debt, changed, user } = setUp({ initial: 500 });
  await user.type(field, '-', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(debt).toBeChecked();
  expect(changed).toHaveBeenLastCalledWith(-500);
});

test('a pasted minus says that it is owed', async () => {
  const { field, debt, changed, user } = setUp();
  await user.click(field);
  await user.paste('\u2212 6.284,90 ₺');
  expect(debt).toBeChecked();
  expect(changed).toHaveBeenLastCalledWith(-6284.9);
});

test('what is owed at first stays so with a minus, and a minus within an amount says nothing', async () => {
  const { field, debt, changed, user } = setUp({ isDebtFirst: true });
  await user.type(field, '-12');
  expect(debt).toBeChecked();
  await user.click(debt);
  await user.type(field, '-');
  expect(changed).toHaveBeenLastCalledWith(12);
});
