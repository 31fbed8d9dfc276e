import { seemsSignedIn } from '@vezne/api/stored-company';
import { Button, onMobile, TileRing } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Where every unknown address leads: whoever is signed in goes on from the first screen, a visitor from the first page. */
export default function NotFoundPage() {
  const home = seemsSignedIn()
    ? { to: '/dashboard', label: "Ana Sayfa'ya Dön" }
    : { to: '/', label: 'Anasayfaya Dön' };
  return (
    <Root>
      <TileRing fallen width={280} height={280} />
      <Code>404</Code>
      <Title>Bu karo yerinde yok</Title>
      <Lead>Aradığınız sayfa taşınmış ya da hiç var olmamış olabilir.</Lead>
      <Actions>
        <Button as={Link} to={home.to} variant="primary" size="lg">
          {home.label}
        </Button>
        <Button as={Link} to="/contact" size="lg">
          İletişim
        </Button>
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  padding: 24px var(--vz-gutter) 96px;
  text-align: center;
`;
const Code = styled.p`
  margin-top: 28px;
  color: var(--vz-text-3);
  font-weight: var(--vz-weight-medium);
  font-variant-numeric: tabular-nums;
`;
const Title = styled.h1`
  margin-top: 6px;
  font: 500 var(--vz-display-md) / 1.14 var(--vz-font-display);
  letter-spacing: var(--vz-tracking-display);
  text-wrap: balance;
`;
const Lead = styled.p`
  max-width: 30em;
  margin-top: 12px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-lg);
  line-height: 1.75rem;
  text-wrap: pretty;
`;
const Actions = styled.div`
  display: flex;
  gap: var(--vz-space-3);
  margin-top: var(--vz-space-8);
  ${onMobile} {
    flex-wrap: wrap;
    width: 100%;
    & > * { flex: 1 1 7rem; }
  }
`;
