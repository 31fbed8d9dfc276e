import { onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { title: string; text: string; heading?: 'h2' | 'h3'; children: ReactNode };

/** A place of the product with an example of its screen. */
export function Feature({ title, text, heading: Heading = 'h3', children }: Props) {
  return (
    <Row>
      <div>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 22rem minmax(0, 1fr);
  align-items: center;
  gap: var(--vz-space-16);
  padding: var(--vz-space-12) 0;
  border-top: 1px solid var(--vz-border);
  & :is(h2, h3) {
    font: var(--vz-weight-medium) var(--vz-display-sm) / 1.3 var(--vz-font-display);
    letter-spacing: -0.012em;
  }
  & :is(h2, h3) + p {
    margin-top: var(--vz-space-3);
    color: var(--vz-text-2);
    font-size: var(--vz-text-md);
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-6); }
  ${onMobile} { padding: var(--vz-space-8) 0; }
`;
