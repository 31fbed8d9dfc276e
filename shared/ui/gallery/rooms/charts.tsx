import styled from 'styled-components';
import { ChartLegend, ChartTip, DonutChart, SmallBars, Sparkline, Swatch } from '../../index';
import type { Room } from './example';
import { Row } from './Row';

const names = ['Demir', 'Beton', 'İşçilik', 'Nakliye', 'Vinç', 'Elektrik', 'Kira'];
const slices = names.map((label, index) => ({ key: label, label, amount: 90_000 / (index + 1) }));
const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const short = new Intl.NumberFormat('tr-TR', { notation: 'compact' });
const kinds = ['income', 'expense', 'net', 'before', 1, 2, 3, 4, 5, 6] as const;
const course = [4, 9, 7, 12, 10, 16];

const donut = {
  label: 'Kategori giderleri',
  totalLabel: 'toplam gider',
  format: (amount: number) => lira.format(amount),
  formatShort: (amount: number) => short.format(amount),
};

const TipPlace = styled.div`
  position: relative;
  height: 72px;
`;

export const charts: Room = {
  title: 'Grafik',
  examples: [
    {
      shows: ['DonutChart'],
      Draw: () => (
        <>
          <DonutChart {...donut} slices={slices} wide />
          <DonutChart {...donut} label="Kayıt yokken" slices={[]} />
        </>
      ),
    },
    {
      shows: ['SmallBars'],
      Draw: () => (
        <SmallBars
          label="Projelerin net durumu"
          rows={[
            { key: 'a', label: 'Moda Konakları', value: 120, text: '120 B ₺', base: 90 },
            { key: 'b', label: 'Bahçe Evleri', value: 45, text: '45 B ₺' },
            { key: 'c', label: 'Sahil Ofis', value: -30, text: '−30 B ₺' },
          ]}
        />
      ),
    },
    {
      shows: ['Sparkline', 'Swatch', 'ChartLegend'],
      Draw: () => (
        <>
          <Row>
            <Sparkline values={course} />
            <Sparkline values={course} tone="income" />
            <Sparkline values={course.toReversed()} tone="expense" />
            {kinds.map((kind) => (
              <Swatch key={kind} kind={kind} />
            ))}
          </Row>
          <Row>
            <ChartLegend
              items={[
                { kind: 'income', label: 'Gelir' },
                { kind: 'expense', label: 'Gider' },
                { kind: 'net', label: 'Net' },
              ]}
            />
          </Row>
        </>
      ),
    },
    {
      shows: ['ChartTip'],
      Draw: () => (
        <TipPlace>
          <ChartTip>
            <strong>Kasım 2026</strong>
            12.500,00 ₺
          </ChartTip>
        </TipPlace>
      ),
    },
  ],
};
