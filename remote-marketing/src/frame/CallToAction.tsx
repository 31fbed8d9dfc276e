import { Button, onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Motif } from '../art/Motif';
import { Display } from './typography';

/** The closing panel of a page: the one thing to do next. */
export function CallToAction() {
  return (
    <Panel>
      <FadedMotif />
      <div>
        <Display>İlk kaydı bugün yazın</Display>
        <p>Hesap açmak birkaç dakika sürer; kart bilgisi istenmez.</p>
      </div>
      <Button as={Link} to="/signup" variant="primary" size="lg">
        Kayıt Ol
      </Button>
    </Panel>
  );
}

const Panel = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-10);
  padding: 72px 64px;
  border-radius: var(--vz-radius-xl);
  background: var(--vz-tile-ground);
  overflow: hidden;
  & p {
    margin-top: 10px;
    color: var(--vz-text-2);
    font-size: var(--vz-text-md);
    line-height: 1.5rem;
  }
  ${onMobile} {
    flex-direction: column;
    align-items: stretch;
    gap: var(--vz-space-6);
    padding: 40px 24px;
  }
`;
const FadedMotif = styled(Motif)`
  opacity: 0.9;
  mask: linear-gradient(90deg, transparent 30%, #000 100%);
`;
