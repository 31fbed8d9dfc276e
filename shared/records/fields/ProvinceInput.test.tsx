import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@vezne/ui';
import { useState } from 'react';
import { ProvinceInput } from './ProvinceInput';

const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Form({ stored = '' }: { stored?: string }) {
  const [city, setCity] = useState(stored);
  return (
    <form onSubmit={onSubmit}>
      <Field label="İl">
        <ProvinceInput value={city} onChange={setCity} />
      </Field>
      <button type="submit">Kaydet</button>
    </form>
  );
}
const input = () => screen.getByRole('combobox', { name: 'İl' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  onSubmit.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test('a province is found by a few letters, with or without Turkish dots, the ones that begin so first', async () => {
  render(<Form />);
  await userEvent.type(input(), 'IZ');
  expect(offered()).toEqual(['İzmir', 'Denizli', 'Rize']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input()).toHaveValue('İzmir');
  expect(offered()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('all eighty-one are offered to whoever presses the field, also when one is chosen already', async () => {
  render(<Form stored="Ankara" />);
  await userEvent.click(input());
  expect(offered()).toHaveLength(81);
  await userEvent.click(screen.getByRole('option', { name: 'Şanlıurfa' }));
  expect(input()).toHaveValue('Şanlıurfa');
  expect(input()).toHaveFocus();
});

test('a province that was typed without its dots is written as it is called', async () => {
  render(<Form />);
  await userEvent.type(input(), 'istanbul');
  await userEvent.tab();
  expect(input()).toHaveValue('İstanbul');
});

test('a place abroad stays as it was written', async () => {
  render(<Form />);
  await userEvent.type(input(), 'Lefkoşa');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  expect(input()).toHaveValue('Lefkoşa');
});

test('Escape puts the list away and keeps the text; Enter without a choice sends the form', async () => {
  const outer = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around the form
    <div onKeyDown={({ key }) => outer(key)}>
      <Form />
    </div>,
  );
  await userEvent.type(input(), 'bur{Escape}');
  expect(offered()).toEqual([]);
  expect(input()).toHaveValue('bur');
  expect(outer).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Enter takes the first that is offered and saves nothing yet; after Escape it saves what was written', async () => {
  render(<Form />);
  await userEvent.type(input(), 'ığd{Enter}');
  expect(input()).toHaveValue('Iğdır');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.clear(input());
  await userEvent.type(input(), 'Va');
  await userEvent.keyboard('{Escape}{Enter}');
  expect(input()).toHaveValue('Va');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('the arrow up comes to the last at first, and the arrow down to the first', async () => {
  render(<Form />);
  await userEvent.type(input(), 'IZ{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Rize');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('İzmir');
});
