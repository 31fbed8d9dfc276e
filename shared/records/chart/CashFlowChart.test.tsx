import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { CashFlowChart } from './CashFlowChart';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  income: 1000 * (index + 1) + 0.3,
  expense: 500.1,
}));

const chart = () => screen.getByRole('slider', { name: 'Son 12 ayın nakit akışı' });
const draw = () => render(<CashFlowChart months={months} label="Son 12 ayın nakit akışı" />);

test('tells the same figures in a table', () => {
  draw();
  const rows = within(screen.getByRole('table', { name: 'Son 12 ayın nakit akışı' })).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect([...(rows[12]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    'Aralık 2026',
    '12.000,30\u00a0₺',
    '500,10\u00a0₺',
    '11.500,20\u00a0₺',
  ]);
});

test('a month is chosen by Enter, a click or a second tap; the first tap only tells its figures', async () => {
  const onChoose = jest.fn();
  render(<CashFlowChart months={months} label="Son 12 ayın nakit akışı" onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onChoose.mock.calls).toEqual([['2026-11']]);
  const press = (pointerType: string) => {
    fireEvent.pointerDown(chart(), { clientX: 80, pointerType });
    fireEvent.pointerLeave(chart(), { pointerType });
    fireEvent.click(chart());
  };
  press('touch');
  expect(screen.getByText('Ocak 2026', { selector: 'strong' })).toBeInTheDocument();
  expect(onChoose).toHaveBeenCalledTimes(1);
  press('touch');
  expect(onChoose).toHaveBeenLastCalledWith('2026-01');
});

test('arrow keys walk through the months', async () => {
  draw();
  await userEvent.tab();
  expect(chart()).toHaveFocus();
  expect(chart()).toHaveAttribute('aria-roledescription', 'grafik');
  await userEvent.keyboard('{ArrowLeft}');
  expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('Kasım 2026: Giriş 11.000,30'));
  expect(screen.getByText('Kasım 2026', { selector: 'strong' })).toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('Ocak 2026'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Ocak 2026', { selector: 'strong' })).not.toBeInTheDocument();
});

test('the pointer picks the month under it', () => {
  draw();
  fireEvent.pointerMove(chart(), { clientX: 60 });
  expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('Ocak 2026'));
  fireEvent.pointerLeave(chart());
  expect(screen.queryByText('Ocak 2026', { selector: 'strong' })).not.toBeInTheDocument();
});

test('the month that still runs is drawn hollow and said to be running', async () => {
  const { container } = render(
    <CashFlowChart months={months} label="Son 12 ayın nakit akışı" open="2026-12" />,
  );
  expect(container.querySelectorAll('[data-open]')).toHaveLength(2);
  await userEvent.tab();
  expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('Aralık 2026, sürüyor: Giriş'));
  expect(screen.getByText(/sürüyor/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByText(/sürüyor/)).not.toBeInTheDocument();
});

test('the year before is a line of its own, told beside the month', async () => {
  const before = months.map(({ month, ...flow }) => ({
    month: month.replace('2026', '2025'),
    ...flow,
    income: 700.1,
  }));
  render(<CashFlowChart months={months} label="Son 12 ayın nakit akışı" before={before} />);
  await userEvent.tab();
  expect(screen.getByText(/2025 net/)).toHaveTextContent('200,00');
});

test('has no accessibility fault', async () => {
  const { container } = render(
    <main>
      <CashFlowChart months={months} label="Nakit akışı" />
    </main>,
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});

test('a chart without months draws nothing and does not fail', () => {
  render(<CashFlowChart months={[]} label="Boş" />);
  expect(screen.getByRole('slider', { name: 'Boş' })).toHaveAttribute('aria-valuetext', '-');
});

test('a narrow chart says how many of the months it draws', () => {
  const { unmount } = draw();
  expect(screen.queryByText(/^Çizimde/)).toBeNull();
  unmount();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(330);
  draw();
  expect(screen.getByText('Çizimde son 6 ay')).toBeVisible();
  expect(chart()).toHaveAttribute('aria-valuemax', '6');
  jest.restoreAllMocks();
});
