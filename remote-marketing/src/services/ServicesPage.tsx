import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { CallToAction } from '../frame/CallToAction';
import { PlainPage } from '../frame/PlainPage';
import { Display, Lead } from '../frame/typography';
import { services } from './services';

export default function ServicesPage() {
  return (
    <PlainPage>
      <Display as="h1">Vezne ile neler yapılır</Display>
      <Lead>
        Bir şirketin kasasını, projelerini ve aylık hesabını tutmak için gereken ekranlar; fazlası değil.
      </Lead>
      <List>
        {services.map(({ title, text, Icon, isInsight }) => (
          <li key={title}>
            <Box $insight={isInsight}>
              <Icon aria-hidden />
            </Box>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </List>
      <CallToAction />
    </PlainPage>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: var(--vz-space-16) 0 96px;
  border-top: 1px solid var(--vz-border);
  & li {
    padding: var(--vz-space-8) var(--vz-space-8) var(--vz-space-10) 0;
    border-bottom: 1px solid var(--vz-border);
  }
  & h2 {
    margin-top: var(--vz-space-4);
    font-size: var(--vz-text-lg);
    font-weight: var(--vz-weight-semibold);
    line-height: var(--vz-lh-lg);
  }
  & p { margin-top: 6px; color: var(--vz-text-2); font-size: 15px; line-height: 24px; text-wrap: pretty; }
  @media (width < 1024px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr);
    margin: var(--vz-space-8) 0 64px;
    & li { padding: var(--vz-space-6) 0; }
  }
`;
const Box = styled.span<{ $insight?: boolean | undefined }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: ${({ $insight }) => ($insight ? 'var(--vz-ai-subtle)' : 'var(--vz-primary-subtle)')};
  color: ${({ $insight }) => ($insight ? 'var(--vz-ai-text)' : 'var(--vz-primary-text)')};
  & svg { width: 18px; height: 18px; }
`;
