import { Button, onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Motif } from '../art/Motif';
import { Display, Lead, Wrap } from '../frame/typography';
import { CashierWindow } from './CashierWindow';

/** What the product is, in one sentence and one picture. */
export function Hero() {
  return (
    <Root>
      <FadedMotif />
      <Grid>
        <div>
          <Title as="h1">Kasanız ve projeleriniz tek pencerede.</Title>
          <Pitch>
            Nakit giriş ve çıkışlarınızı kasa defterinde, her işin gelir ve giderini kendi proje sayfasında
            tutun. Hangi işin kazandırdığını, hangisinin zorladığını ay kapanmadan görün.
          </Pitch>
          <Actions>
            <Button as={Link} to="/signup" variant="primary" size="lg">
              Kayıt Ol
            </Button>
            <Button as={Link} to="/services" size="lg">
              Neler Yapar
            </Button>
          </Actions>
          <Note>İlk 30 gün deneme süresidir. Türk lirası, dolar veya euro ile çalışır.</Note>
        </div>
        <CashierWindow />
      </Grid>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  isolation: isolate;
  margin-top: calc(-1 * var(--vz-public-nav, 0px));
  padding-top: var(--vz-public-nav, 0px);
  overflow: hidden;
`;
const FadedMotif = styled(Motif)`
  mask: radial-gradient(62% 90% at 84% 36%, #000 0, transparent 100%);
  ${onMobile} { opacity: 0.2; }
`;
const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1.06fr) minmax(0, 1fr);
  align-items: center;
  gap: var(--vz-space-12);
  padding-top: var(--vz-space-8);
  padding-bottom: 144px;
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); }
  ${onMobile} { gap: var(--vz-space-10); padding-top: var(--vz-space-6); padding-bottom: 136px; }
`;
const Title = styled(Display)`
  font-size: var(--vz-display-lg);
  line-height: 1.07;
  text-wrap: wrap;
`;
const Pitch = styled(Lead)`
  margin-top: var(--vz-space-6);
`;
const Actions = styled.div`
  display: flex;
  gap: var(--vz-space-3);
  margin-top: var(--vz-space-8);
  ${onMobile} { display: grid; grid-template-columns: 1fr 1fr; }
`;
const Note = styled.p`
  margin-top: var(--vz-space-6);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
