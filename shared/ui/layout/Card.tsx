import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

/** A surface with a hairline: the frame of everything on a page. Use `as="section"` with a label. */
export const Card = styled.div`
  min-width: 0;
  background: var(--vz-surface-2);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-lg);
  box-shadow: var(--vz-shadow-card);
  /* On paper a row stays whole, and so does a card without rows. */
  @media print { & li, &:not(:has(li, table)) { break-inside: avoid; } }
`;

type HeadProps = {
  title: ReactNode;
  /** Small line under the title. */
  note?: ReactNode;
  /** One thing at the right: a link, a legend, a badge. */
  action?: ReactNode;
  /** Id of the heading, for the section's aria-labelledby. */
  id?: string;
  /** A hairline under the head, for heads that stand on a table. */
  ruled?: boolean;
};

/** Title line of a Card. */
export function CardHead({ title, note, action, id, ruled = false }: HeadProps) {
  return (
    <Head $ruled={ruled}>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <Note>{note}</Note>}
      </div>
      {action && <Action>{action}</Action>}
    </Head>
  );
}

/** The padded inside of a Card under its CardHead. */
export const CardBody = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6) var(--vz-space-6);
  ${onMobile} { padding: var(--vz-space-3) var(--vz-space-4) var(--vz-space-4); }
`;

const Head = styled.div<{ $ruled: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  min-height: 32px;
  padding: var(--vz-space-5) var(--vz-space-6) 0;
  & h2 { font-weight: var(--vz-weight-semibold); }
  ${({ $ruled }) => $ruled && 'padding-bottom: var(--vz-space-3); border-bottom: 1px solid var(--vz-border);'}
  ${onMobile} { flex-wrap: wrap; padding-top: var(--vz-space-4); padding-inline: var(--vz-space-4); }
  @media print { break-after: avoid; }
`;
const Note = styled.p`
  font-size: var(--vz-text-sm);
  color: var(--vz-text-3);
`;
const Action = styled.div`
  margin-left: auto;
  font-size: var(--vz-text-sm);
  /* A choice takes the line that it has to itself. */
  ${onMobile} { &:has(select) { flex: 1 1 220px; } }
`;
