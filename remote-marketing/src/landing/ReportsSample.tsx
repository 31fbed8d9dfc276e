import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { Amount } from './Amount';
import { Sample, SampleRow } from './sample';

/** Four example months with income, expense and what is left. */
export function ReportsSample() {
  return (
    <Sample aria-label="Raporlar ekranından örnek: dört ayın geliri, gideri ve neti.">
      {months.map(({ name, income, expense }) => (
        <Row key={name}>
          <Name>{name}</Name>
          <Wide>
            <Amount value={income} signed={false} />
          </Wide>
          <Wide>
            <Amount value={expense} signed={false} />
          </Wide>
          <Scale>
            <Expense style={{ width: `${(50 * expense) / LARGEST}%` }} />
            <Income style={{ width: `${(50 * income) / LARGEST}%` }} />
          </Scale>
          <Amount value={income - expense} />
        </Row>
      ))}
    </Sample>
  );
}

const months = [
  { name: 'Kasım 2026', income: 1_570_400, expense: 1_080_789.25 },
  { name: 'Ekim 2026', income: 1_684_000, expense: 1_186_500 },
  { name: 'Eylül 2026', income: 1_512_500, expense: 1_021_900 },
  { name: 'Ağustos 2026', income: 1_058_000, expense: 1_094_300 },
];
const LARGEST = 1_700_000;

const Row = styled(SampleRow)`
  grid-template-columns: minmax(0, 1fr) 116px 116px 150px 124px;
  /* A width of its own for the amounts keeps the bars on one axis. */
  ${onMobile} { grid-template-columns: minmax(0, 1fr) 84px 96px; }
`;
const Name = styled.span`
  font-weight: var(--vz-weight-medium);
`;
const Wide = styled.span`
  text-align: right;
  ${onMobile} { display: none; }
`;
const Scale = styled.div`
  position: relative;
  height: 22px;
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    inset-block: -4px;
    width: 1px;
    background: var(--vz-border-strong);
  }
  & i { position: absolute; top: 6px; height: 10px; }
`;
const Expense = styled.i`
  right: 50%;
  border-radius: 3px 0 0 3px;
  background: var(--vz-chart-expense);
`;
const Income = styled.i`
  left: 50%;
  border-radius: 0 3px 3px 0;
  background: var(--vz-chart-income);
`;
