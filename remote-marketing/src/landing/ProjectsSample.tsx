import { onMobile } from '@vezne/ui';
import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { Amount } from './Amount';
import { Sample } from './sample';

/** Two example project cards: one that earns and one that loses. */
export function ProjectsSample() {
  return (
    <Pair>
      {projects.map(({ name, city, margin, income, expense }) => (
        <Card
          key={name}
          aria-label={`Proje kartı örneği: ${name}, kârlılık ${margin}, gelir ve gider çubuklarıyla.`}
        >
          <Name>{name}</Name>
          <Where>
            <MapPin aria-hidden />
            {city}
          </Where>
          <Margin $loss={income < expense}>
            <b>{margin}</b> kârlılık
          </Margin>
          <Bar label="Gelir" value={income} tone="income" />
          <Bar label="Gider" value={expense} tone="expense" />
        </Card>
      ))}
    </Pair>
  );
}

type BarProps = { label: string; value: number; tone: 'income' | 'expense' };

function Bar({ label, value, tone }: BarProps) {
  return (
    <Line>
      <span>{label}</span>
      <Fill $tone={tone} style={{ width: `${(100 * value) / LARGEST}%` }} />
      <Figure>
        <Amount value={value} signed={false} />
      </Figure>
    </Line>
  );
}

const projects = [
  {
    name: 'Apartman güçlendirme',
    city: 'Kadıköy, İstanbul',
    margin: '%27,0',
    income: 4_320_000,
    expense: 3_153_600,
  },
  {
    name: 'Kütüphane restorasyonu',
    city: 'Üsküdar, İstanbul',
    margin: '−%4,1',
    income: 1_890_000,
    expense: 1_967_490,
  },
];
const LARGEST = 4_320_000;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--vz-space-4);
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Card = styled(Sample)`
  padding: 20px;
`;
const Name = styled.p`
  font-size: 15px;
  font-weight: var(--vz-weight-semibold);
  line-height: 22px;
`;
const Where = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 2px;
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  & svg { width: 14px; height: 14px; }
`;
const Margin = styled.p<{ $loss: boolean }>`
  display: flex;
  align-items: baseline;
  gap: var(--vz-space-3);
  margin: 14px 0;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  & b {
    color: ${({ $loss }) => ($loss ? 'var(--vz-expense-text)' : 'var(--vz-text-1)')};
    font-size: var(--vz-text-2xl);
    font-weight: var(--vz-weight-semibold);
    line-height: 32px;
    letter-spacing: -0.022em;
    font-variant-numeric: tabular-nums;
  }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 108px;
  align-items: center;
  gap: var(--vz-space-3);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  line-height: 20px;
  & + & { margin-top: 8px; }
`;
const Fill = styled.i<{ $tone: 'income' | 'expense' }>`
  height: 6px;
  border-radius: 3px;
  background: ${({ $tone }) => `var(--vz-chart-${$tone})`};
`;
const Figure = styled.span`
  color: var(--vz-text-1);
  text-align: right;
`;
