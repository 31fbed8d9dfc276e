import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { Motif } from '../art/Motif';
import { Display, Lead, Wrap } from '../frame/typography';
import { AnswerSample, ASKED } from './AnswerSample';

/** What the assistant answers, and where its figures come from. */
export function AskSection() {
  return (
    <Root>
      <FadedMotif />
      <Grid>
        <div>
          <Display>Soruyu siz sorun, defter cevaplasın</Display>
          <Lead>
            Vezne AI, kasa defterinizin son 1000 kaydını inceler. Rakamı dil modeli değil, defterinize yapılan
            sorgu üretir; cevap dayandığı kayıtlarla birlikte gelir.
          </Lead>
          <Questions aria-label="Sorabileceğiniz sorulardan örnekler">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Questions>
        </div>
        <AnswerSample />
      </Grid>
    </Root>
  );
}

/** A company that has written nothing yet gets an answer to each. */
const questions = [ASKED, 'Bu ay ne kadar tahsilat yaptık?', 'Nakit ödemelerin toplamı ne kadar?'];

const Root = styled.section`
  position: relative;
  isolation: isolate;
  padding: 112px 0;
  background: var(--vz-surface-1);
  border-block: 1px solid var(--vz-border);
  overflow: hidden;
  ${onMobile} { padding: 72px 0; }
`;
const FadedMotif = styled(Motif)`
  mask: radial-gradient(50% 110% at 0% 100%, #000 0, transparent 100%);
`;
const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  align-items: center;
  gap: var(--vz-space-16);
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-10); }
`;
const Questions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: var(--vz-space-6);
  & li {
    padding: 7px 12px;
    background: var(--vz-surface-2);
    border: 1px solid var(--vz-border-strong);
    border-radius: var(--vz-radius-md);
    color: var(--vz-text-2);
    font-size: var(--vz-text-sm);
    line-height: 20px;
  }
`;
