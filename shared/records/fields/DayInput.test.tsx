import { screen } from '@testing-library/react';
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
