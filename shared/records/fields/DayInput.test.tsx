import { screen, waitFor, within } from '@testing-library/react';
import { dayInTurkey } from '@vezne/contract';
import { renderApp } from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import { useState } from 'react';
import { DayInput } from './DayInput';
import { shiftDay } from './day-text';

const today = dayInTurkey(new Date());
const seen: string[] = [];

function Page({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  seen.push(value);
  return <DayInput aria-label="Tarih" value={value} onChange={setValue} />;
}

const setUp = (start = '2026-11-20') => {
  seen.length = 0;
  const { user } = renderApp(<Page start={start} />);
  return { user, field: screen.getByLabelText('Tarih') };
};

test('a date is shown day first and stays as it is written until the field is left', async () => {
  const { user, field } = setUp();
  expect(field).toHaveValue('20.11.2026');
  await user.clear(field);
  await user.type(field, 'dün');
  expect(field).toHaveValue('dün');
  await user.tab();
  expect(field).toHaveValue(formatDate(shiftDay(today, -1)));
  expect(seen.at(-1)).toBe(shiftDay(today, -1));
});

test('arrows go by days, PageUp and PageDown by months', async () => {
  const { user, field } = setUp();
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageDown}');
  expect(field).toHaveValue('21.10.2026');
});

test('what is no day stays to be mended, and is told as it was written', async () => {
  const { user, field } = setUp();
  await user.clear(field);
  await user.type(field, '31.02');
  await user.tab();
  expect(field).toHaveValue('31.02');
  expect(seen.at(-1)).toBe('31.02');
});

describe('the calendar', () => {
  const open = async () => {
    const { user, field } = setUp();
    await user.click(field);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = await screen.findByRole('dialog', { name: 'Takvim' });
    return {
      user,
      field,
      calendar,
      month: await within(calendar).findByRole('grid', { name: 'Kasım 2026' }),
    };
  };

  test('opens from the field with the chosen day, weeks beginning on Monday', async () => {
    const { month } = await open();
    const heads = within(month).getAllByRole('columnheader', { hidden: true });
    expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual([
      ...['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
    ]);
    const chosen = within(month).getByRole('button', { name: /20 Kasım 2026 Cuma, seçili/ });
    await waitFor(() => expect(chosen).toHaveFocus());
  });

  test('is walked by arrows; Enter chooses and brings the caret back into the field', async () => {
    const { user, field, month } = await open();
    await waitFor(() => expect(within(month).getByRole('button', { name: /seçili/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('28.11.2026');
    expect(seen.at(-1)).toBe('2026-11-28');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('goes through the months by mouse, and offers today', async () => {
    const { user, field, calendar } = await open();
    await user.click(within(calendar).getByRole('button', { name: 'Önceki aya git' }));
    await user.click(await within(calendar).findByRole('button', { name: /^5 Ekim 2026/ }));
    await waitFor(() => expect(field).toHaveValue('05.10.2026'));
    await user.click(screen.getByRole('button', { name: 'Takvimi aç' }));
    await user.click(await screen.findByRole('button', { name: 'Bugün' }));
    await waitFor(() => expect(field).toHaveValue(formatDate(today)));
  });

  test('closed with Escape leaves the day as it was', async () => {
    const { user, field, month } = await open();
    await waitFor(() => expect(within(month).getByRole('button', { name: /seçili/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('20.11.2026');
  });
});

test('the field is one stop for Tab', async () => {
  const { user, field } = setUp();
  await user.tab();
  expect(field).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
