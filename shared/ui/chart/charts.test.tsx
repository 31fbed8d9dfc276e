import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import fc from 'fast-check';
import { CashFlowChart } from './CashFlowChart';
import { DonutChart } from './DonutChart';
import { SmallBars } from './SmallBars';
import { Sparkline } from './Sparkline';
import { verticalAxis } from './scale';
import { drawnSlices, sum } from './slices';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  income: 1000 * (index + 1) + 0.3,
  expense: 500.1,
}));

describe('the axis of a chart', () => {
  test('has round steps around the values', () => {
    expect(verticalAxis([1_684_000, -1_186_500], 14, 300).ticks).toEqual([-1e6, 0, 1e6, 2e6]);
    expect(verticalAxis([0.3, 0.1], 0, 100).ticks).toEqual([0, 0.1, 0.2, 0.30000000000000004]);
  });

  test('is a single line when there is nothing to show', () => {
    expect(verticalAxis([0, 0], 0, 100)).toMatchObject({ ticks: [0] });
    expect(verticalAxis([], 0, 100).y(0)).toBe(50);
  });

  test('holds every value between its ends, larger values higher', () => {
    const values = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(values, (list) => {
        const { y, ticks } = verticalAxis(list, 10, 200);
        for (const value of list) {
          expect(y(value)).toBeGreaterThanOrEqual(10 - 1e-6);
          expect(y(value)).toBeLessThanOrEqual(200 + 1e-6);
        }
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(8);
        const [small = 0, large = 0] = [Math.min(...list), Math.max(...list)];
        expect(y(large)).toBeLessThanOrEqual(y(small));
      }),
    );
  });
});

describe('the slices of a ring', () => {
  const slice = (label: string, amount: number) => ({ key: label, label, amount });

  test('up to six are shown by name, the largest first', () => {
    const drawn = drawnSlices([1, 5, 3, 2, 4, 6].map((amount) => slice(`K${amount}`, amount)));
    expect(drawn.map(({ label }) => label)).toEqual(['K6', 'K5', 'K4', 'K3', 'K2', 'K1']);
  });

  test('beyond six the small ones are gathered in Diğer, last and in the sixth colour', () => {
    const drawn = drawnSlices([9, 8, 7, 6, 5, 4, 3].map((amount) => slice(`K${amount}`, amount)));
    expect(drawn.at(-1)).toMatchObject({ label: 'Diğer', amount: 7, series: 6 });
    expect(drawn).toHaveLength(6);
  });

  test("the server's own Diğer stays last however large it is", () => {
    const drawn = drawnSlices([slice('Diğer', 100), slice('Kira', 1)]);
    expect(drawn.map(({ label, series }) => [label, series])).toEqual([
      ['Kira', 1],
      ['Diğer', 6],
    ]);
  });

  test('nothing gets lost: amounts add up and shares make a whole', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(amounts, (kurus) => {
        const slices = kurus.map((amount, index) => slice(`K${index}`, amount / 100));
        const drawn = drawnSlices(slices);
        expect(drawn.length).toBeLessThanOrEqual(6);
        expect(sum(drawn)).toBe(sum(slices));
        expect(drawn.reduce((total, { share }) => total + share, 0)).toBeCloseTo(100, 6);
      }),
    );
  });
});

describe('the cash flow chart', () => {
  const chart = () => screen.getByRole('slider', { name: 'Son 12 ayın nakit akışı' });
  beforeEach(() => {
    render(<CashFlowChart months={months} label="Son 12 ayın nakit akışı" />);
  });

  test('tells the same figures in a table', () => {
    const rows = within(screen.getByRole('table', { name: 'Son 12 ayın nakit akışı' })).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect([...(rows[12]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Aralık 2026',
      '12.000,30\u00a0₺',
      '500,10\u00a0₺',
      '11.500,20\u00a0₺',
    ]);
  });

  test('arrow keys walk through the months', async () => {
    await userEvent.tab();
    expect(chart()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('Kasım 2026: Giriş 11.000,30'));
    expect(screen.getByText('Kasım 2026', { selector: 'strong' })).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('Ocak 2026'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Ocak 2026', { selector: 'strong' })).not.toBeInTheDocument();
  });

  test('the pointer picks the month under it', () => {
    fireEvent.pointerMove(chart(), { clientX: 60 });
    expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('Ocak 2026'));
    fireEvent.pointerLeave(chart());
    expect(screen.queryByText('Ocak 2026', { selector: 'strong' })).not.toBeInTheDocument();
  });
});

test('charts have no accessibility fault', async () => {
  const { container } = render(
    <main>
      <CashFlowChart months={months} label="Nakit akışı" />
      <DonutChart
        slices={[{ key: 'a', label: 'Kira', amount: 10 }]}
        label="Giderler"
        totalLabel="toplam gider"
      />
      <SmallBars
        rows={[{ key: 'a', label: 'Kira', value: 10, base: 8, text: '10,00 ₺' }]}
        label="Karşılaştırma"
      />
      <Sparkline values={[1, 2, 3]} />
    </main>,
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});

test('charts without values draw nothing and do not fail', () => {
  render(
    <>
      <CashFlowChart months={[]} label="Boş" />
      <DonutChart slices={[]} label="Boş halka" totalLabel="toplam" />
      <SmallBars rows={[]} label="Boş çubuklar" />
      <Sparkline values={[]} />
    </>,
  );
  expect(screen.getByRole('slider', { name: 'Boş' })).toHaveAttribute('aria-valuetext', '-');
});
