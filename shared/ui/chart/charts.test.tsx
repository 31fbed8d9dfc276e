import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import fc from 'fast-check';
import { DonutChart } from './DonutChart';
import { SmallBars } from './SmallBars';
import { Sparkline } from './Sparkline';
import { verticalAxis } from './scale';
import { drawnSlices, sum } from './slices';

describe('the axis of a chart', () => {
  test('has round steps around the values', () => {
    expect(verticalAxis([1_684_000, -1_186_500], 14, 300).ticks).toEqual([-1e6, 0, 1e6]);
    expect(verticalAxis([3_990_000, -2_950_000], 14, 300).ticks).toEqual([-2e6, 0, 2e6]);
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
        // No height is given away.
        if (large > 0) expect(y(large)).toBeCloseTo(10);
        if (small < 0) expect(y(small)).toBeCloseTo(200);
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

describe('a ring', () => {
  const slices = [
    { key: 'a', label: 'Kira', amount: 10 },
    { key: 'b', label: 'Maaş', amount: 30 },
  ];
  const draw = () =>
    render(
      <DonutChart
        slices={slices}
        label="Giderler"
        totalLabel="toplam"
        format={(n) => `${n} ₺`}
        formatShort={String}
      />,
    );
  const ring = () => screen.getByRole('slider', { name: 'Giderler' });
  const tip = () => screen.queryByText('Maaş', { selector: 'strong' });

  test('tells the share under the pointer, and forgets it when the pointer leaves', () => {
    const { container } = draw();
    expect(tip()).toBeNull();
    expect(ring()).toHaveAttribute('aria-roledescription', 'grafik');
    fireEvent.pointerEnter(container.querySelectorAll('circle')[0] as Element);
    expect(tip()?.parentElement).toHaveTextContent('Maaş30 ₺ · %75,0');
    fireEvent.pointerLeave(ring(), { pointerType: 'mouse' });
    expect(tip()).toBeNull();
  });

  test('a finger that is lifted leaves what it asked for', () => {
    const { container } = draw();
    fireEvent.pointerDown(container.querySelectorAll('circle')[0] as Element, { pointerType: 'touch' });
    fireEvent.pointerLeave(ring(), { pointerType: 'touch' });
    expect(tip()).toBeInTheDocument();
  });

  test('is walked by arrow keys, the largest share first', async () => {
    draw();
    await userEvent.tab();
    expect(ring()).toHaveAttribute('aria-valuetext', 'Maaş: 30 ₺, %75,0');
    await userEvent.keyboard('{ArrowRight}');
    expect(ring()).toHaveAttribute('aria-valuetext', 'Kira: 10 ₺, %25,0');
    await userEvent.keyboard('{ArrowRight}{Home}');
    expect(tip()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeNull();
  });
});

test('charts have no accessibility fault', async () => {
  const { container } = render(
    <main>
      <DonutChart
        slices={[{ key: 'a', label: 'Kira', amount: 10 }]}
        label="Giderler"
        totalLabel="toplam gider"
        format={String}
        formatShort={String}
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

test('the steps of a bridge end within its scale, wherever they begin', () => {
  const step = (key: string, value: number, from: number) => ({ key, label: key, value, from, text: key });
  render(<SmallBars rows={[step('Bedel', 60, 40), step('Maliyet', 80, 0)]} label="Köprü" />);
  const bars = [...screen.getByRole('list', { name: 'Köprü' }).querySelectorAll<HTMLElement>('[style]')];
  expect(bars.map(({ style }) => [style.marginLeft, style.width])).toEqual([
    ['40%', '60%'],
    ['0%', '80%'],
  ]);
});

test('a bar below nothing does not look like one above it', () => {
  const bar = (key: string, value: number) => ({ key, label: key, value, text: key });
  render(<SmallBars rows={[bar('Kâr', 10), bar('Zarar', -10)]} label="Aylar" />);
  const [gain, loss] = screen.getByRole('list', { name: 'Aylar' }).querySelectorAll('[style]');
  expect(gain?.className).not.toBe(loss?.className);
});

test('charts without values draw nothing and do not fail', () => {
  render(
    <>
      <DonutChart slices={[]} label="Boş halka" totalLabel="toplam" format={String} formatShort={String} />
      <SmallBars rows={[]} label="Boş çubuklar" />
      <Sparkline values={[]} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Boş halka' })).not.toHaveTextContent('%');
});
