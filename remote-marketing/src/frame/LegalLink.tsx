import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Props = { to: string; children: ReactNode };

/** A legal text beside a form: it opens in its own tab, so that nothing typed is lost. */
export function LegalLink({ to, children }: Props) {
  return (
    <Anchor to={to} target="_blank" title="Yeni sekmede açılır">
      {children}
    </Anchor>
  );
}

const Anchor = styled(Link)`
  color: var(--vz-primary-text);
  font-weight: var(--vz-weight-medium);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
