import { CintemaniIcon, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { Amount } from './Amount';
import { Sample } from './sample';

/** An example question with the words of its answer and the records behind it, as the product gives them. */
export function AnswerSample() {
  return (
    <Card aria-label="Vezne AI'dan örnek bir soru, cevabı ve cevabın dayandığı iki kayıt.">
      <Question>{ASKED}</Question>
      <Head>
        <CintemaniIcon />
        Cevap
        <small>148 kayıt incelendi</small>
      </Head>
      <Text>
        Ekim 2026’da en yüksek gider Malzeme kategorisinde: <b>412.306,40&nbsp;₺</b> (2 kayıt). Bu, toplamın{' '}
        <b>%34,7</b>’si.
      </Text>
      <Sources>
        <p>Dayanak kayıtlar</p>
        {sources.map(({ date, text, amount }) => (
          <div key={text}>
            <small>{date}</small>
            <span>{text}</span>
            <Amount value={amount} signed={false} />
          </div>
        ))}
      </Sources>
    </Card>
  );
}

export const ASKED = 'Geçen ay en çok hangi kategoriye harcadık?';

const sources = [
  { date: '21.10.2026', text: 'Hazır beton, 42 m³', amount: 147_840 },
  { date: '12.10.2026', text: 'Nervürlü donatı, 6,4 ton', amount: 264_466.4 },
];

const Card = styled(Sample)`
  border-color: transparent;
  box-shadow: var(--vz-shadow-modal);
`;
const Question = styled.p`
  padding: 14px 20px;
  border-bottom: 1px solid var(--vz-border);
  font-weight: var(--vz-weight-semibold);
`;
const Head = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 14px 20px 0;
  color: var(--vz-ai-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-semibold);
  & small { margin-left: auto; color: var(--vz-text-3); font-size: inherit; font-weight: var(--vz-weight-regular); }
`;
const Text = styled.p`
  padding: 8px 20px 16px;
  font-size: 15px;
  line-height: 24px;
  & b { font-weight: var(--vz-weight-semibold); font-variant-numeric: tabular-nums; }
`;
const Sources = styled.div`
  padding: 14px 20px 8px;
  border-top: 1px solid var(--vz-border);
  font-size: var(--vz-text-sm);
  & > p { color: var(--vz-text-2); font-weight: var(--vz-weight-medium); }
  & > div {
    display: grid;
    grid-template-columns: 82px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    min-height: 38px;
    font-variant-numeric: tabular-nums;
  }
  & > div + div { border-top: 1px solid var(--vz-border); }
  & small { color: var(--vz-text-3); font-size: inherit; }
  & div > span:nth-of-type(1) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${onMobile} {
    & > div { grid-template-columns: minmax(0, 1fr) auto; }
    & > div small { display: none; }
  }
`;
