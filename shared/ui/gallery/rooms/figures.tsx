import Wallet from 'lucide-react/icons/wallet';
import { Delta, Kpi, KpiStrip, ProgressBar, Sparkline } from '../../index';
import type { Room } from './example';
import { Column, Row } from './Row';

const course = [4, 9, 7, 12, 10, 16];

const Strips = () => (
  <Column>
    <KpiStrip label="Özet">
      <Kpi label="Gelir" icon={<Wallet aria-hidden />} value="120.000,00 ₺" foot={<Delta value={12.4} />} />
      <Kpi label="Gider" value="80.000,00 ₺" foot={<Delta value={8} good="down" />} />
      <Kpi label="Net" value="40.000,00 ₺" spark={<Sparkline values={course} />} />
      <Kpi label="Proje" value="14" foot="3 tanesi devam ediyor" />
    </KpiStrip>
    <KpiStrip label="Kasa" columns={3} equation>
      <Kpi label="Gelir" value="120.000,00 ₺" />
      <Kpi label="Gider" value="−80.000,00 ₺" operator="+" />
      <Kpi label="Bakiye" value="40.000,00 ₺" operator="=" />
    </KpiStrip>
    <KpiStrip label="Sıkışık" columns={3} compact>
      <Kpi label="Gelir" value="120.000,00 ₺" />
      <Kpi label="Gider" value="80.000,00 ₺" />
      <Kpi label="Net" value="40.000,00 ₺" />
    </KpiStrip>
  </Column>
);

export const figures: Room = {
  title: 'Sayılar',
  examples: [
    { shows: ['KpiStrip', 'Kpi'], Draw: Strips },
    {
      shows: ['Delta'],
      Draw: () => (
        <Row>
          <Delta value={12.4} />
          <Delta value={-3.1} />
          <Delta value={0} />
          <Delta value={null} />
          <Delta value={12.4} good="down" />
        </Row>
      ),
    },
    {
      shows: ['ProgressBar'],
      Draw: () => (
        <Column>
          <ProgressBar value={40} label="Tamamlanan" />
          <ProgressBar value={85} label="Sınıra yakın" tone="warning" />
          <ProgressBar value={100} label="Gecikmiş" tone="late" thickness={10} />
        </Column>
      ),
    },
  ],
};
