import { onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CallToAction } from '../frame/CallToAction';
import { PlainPage } from '../frame/PlainPage';
import { Display, Lead } from '../frame/typography';
import { AnswerSample } from '../landing/AnswerSample';
import { SampleNote } from '../landing/Places';
import { ReportsSample } from '../landing/ReportsSample';
import { type Service, type ServiceId, services } from './services';

const samples: Partial<Record<ServiceId, ReactNode>> = {
  assistant: <AnswerSample />,
  reports: <ReportsSample />,
};

export default function ServicesPage() {
  return (
    <PlainPage>
      <Display as="h1">Vezne ile neler yapılır</Display>
      <Lead>
        Bir şirketin kasasını, projelerini ve aylık hesabını tutmak için gereken ekranlar; fazlası değil.
      </Lead>
      <Large>
        {services
          .filter(({ id }) => samples[id])
          .map((service) => (
            <li key={service.id}>
              <Words {...service} />
              {samples[service.id]}
            </li>
          ))}
      </Large>
      <SampleNote />
      <Small>
        {services
          .filter(({ id }) => !samples[id])
          .map((service) => (
            <li key={service.id}>
              <Words {...service} />
            </li>
          ))}
      </Small>
      <CallToAction />
    </PlainPage>
  );
}

function Words({ title, text, Icon, isInsight }: Service) {
  return (
    <div>
      <Box $insight={isInsight}>
        <Icon aria-hidden />
      </Box>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

const Large = styled.ul`
  margin-top: var(--vz-space-16);
  & > li {
    display: grid;
    grid-template-columns: 22rem minmax(0, 1fr);
    align-items: center;
    gap: var(--vz-space-16);
    padding: var(--vz-space-12) 0;
    border-top: 1px solid var(--vz-border);
  }
  & h2 {
    margin-top: var(--vz-space-4);
    font: var(--vz-weight-medium) var(--vz-display-sm) / 1.3 var(--vz-font-display);
  }
  & h2 + p {
    margin-top: var(--vz-space-3);
    color: var(--vz-text-2);
    font-size: var(--vz-text-md);
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  @media (width < 1024px) {
    & > li { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-6); }
  }
  ${onMobile} {
    margin-top: var(--vz-space-8);
    & > li { padding: var(--vz-space-8) 0; }
  }
`;
const Small = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: var(--vz-space-10);
  margin: var(--vz-space-16) 0 96px;
  padding-top: var(--vz-space-12);
  border-top: 1px solid var(--vz-border);
  & h2 {
    margin-top: var(--vz-space-4);
    font-size: var(--vz-text-lg);
    font-weight: var(--vz-weight-semibold);
    line-height: var(--vz-lh-lg);
  }
  & p { margin-top: 6px; color: var(--vz-text-2); font-size: 15px; line-height: 24px; text-wrap: pretty; }
  ${onMobile} { gap: var(--vz-space-8); margin: var(--vz-space-8) 0 64px; padding-top: var(--vz-space-8); }
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
