import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { Amount } from '../landing/Amount';
import { Sample, SampleRow } from '../landing/sample';

/** One example figure with the records that it is the sum of. */
export function FigureSample() {
  return (
    <Sample aria-label="Örnek bir rakam ve dayandığı kayıtlar: Kasım ayının malzeme gideri, üç hareketin toplamıdır.">
      <Figure>
        <span>Kasım 2026, Malzeme gideri</span>
        <Amount value={records.reduce((sum, { kurus }) => sum + kurus, 0) / 100} />
      </Figure>
      {records.map(({ date, text, kurus }) => (
        <Row key={text}>
          <Day>{date}</Day>
          <span>{text}</span>
          <Amount value={kurus / 100} />
        </Row>
      ))}
    </Sample>
  );
}

const records = [
  { date: '21.11.2026', text: 'Hazır beton, 42 m³', kurus: -14_784_000 },
  { date: '17.11.2026', text: 'Nervürlü demir, 1,1 ton', kurus: -3_125_050 },
  { date: '09.11.2026', text: 'Bağ teli ve kalıp çivisi', kurus: -503_440 },
];

const Figure = styled(SampleRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  min-height: 72px;
  background: var(--vz-surface-1);
  font-size: var(--vz-text-lg);
  font-weight: var(--vz-weight-medium);
  ${onMobile} { min-height: 64px; font-size: var(--vz-text-md); }
`;
const Row = styled(SampleRow)`
  grid-template-columns: 92px minmax(0, 1fr) auto;
  ${onMobile} { grid-template-columns: minmax(0, 1fr) auto; }
`;
const Day = styled.span`
  color: var(--vz-text-2);
  ${onMobile} { display: none; }
`;
