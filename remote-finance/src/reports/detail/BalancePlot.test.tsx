import { fireEvent, screen } from '@testing-library/react';
import { dayInTurkey } from '@vezne/contract';
import { renderApp } from '@vezne/testing';
import { BalancePlot } from './BalancePlot';
import { DailyBalance } from './DailyBalance';

const label = 'Günlük kasa bakiyesi';
const days = [
  { date: '2026-10-02', income: 50, expense: 0, balance: 150 },
  { date: '2026-10-04', income: 0, expense: 30, balance: 120 },
];
const draw = (month = '2026-10') =>
  renderApp(
    <main>
      <BalancePlot
        days={days.map((day) => ({ ...day, date: `${month}${day.date.slice(7)}` }))}
        opening={100}
        month={month}
        currency="TRY"
        label={label}
      />
    </main>,
  );
const plot = () => screen.getByRole('slider', { name: label });
const tip = (day: string) => screen.queryByText(day, { selector: 'strong' });

test('a day is told under the pointer and by arrow keys', async () => {
  const { user } = draw();
  fireEvent.pointerMove(plot(), { clientX: 0 });
  expect(tip('1 Ekim 2026')?.parentElement).toHaveTextContent('Bakiye100,00');
  fireEvent.pointerLeave(plot(), { pointerType: 'mouse' });
  expect(tip('1 Ekim 2026')).toBeNull();
  await user.tab();
  expect(tip('4 Ekim 2026')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('3 Ekim 2026: gelir 0,00'));
});

test('today is marked in the month that runs, and only there', () => {
  const { unmount } = draw(dayInTurkey(new Date()).slice(0, 7));
  expect(screen.getByText('Bugün')).toBeInTheDocument();
  unmount();
  draw();
  expect(screen.queryByText('Bugün')).toBeNull();
});

test.each([
  [[120], 'Gün sonunda 120,00 ₺ (01.10.2026)'],
  [[120, 90], 'En yüksek 120,00 ₺ (01.10.2026), en düşük 90,00 ₺ (02.10.2026)'],
])('with ends of days %j the most and the least are told once each', (balances, text) => {
  const daily = balances.map((balance, index) => ({
    ...{ date: `2026-10-0${index + 1}`, income: 0, expense: 0 },
    balance,
  }));
  renderApp(<DailyBalance days={daily} opening={150} month="2026-10" currency="TRY" />);
  expect(screen.getByText(/\(01\.10\.2026\)/, { selector: 'p' })).toHaveTextContent(text);
});
