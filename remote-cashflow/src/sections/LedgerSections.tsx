import { fadingEdge, onMobile, Sections } from '@vezne/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

const sections = [
  { to: '/cash-flow', label: 'Hareketler' },
  { to: '/cash-flow/accounts', label: 'Hesaplar' },
];

/** The pages of Kasa Defteri on the line of the title, and at its end what belongs to the one that is looked at. */
export function LedgerSections({ children }: { children?: ReactNode }) {
  return (
    <Line>
      <Sections aria-label="Kasa Defteri sayfaları">
        {sections.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </Sections>
      {children}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--vz-space-6);
  height: 100%;
  & > nav {
    flex: none;
    /* The line under a page's name lies on the head's hairline. */
    margin: 0 0 -1px;
    border: 0;
    & > a { height: 100%; }
  }
  ${onMobile} {
    height: 47px;
    padding-inline: var(--vz-gutter-mobile);
    ${fadingEdge}
    header:not([data-compact]) & { border-bottom: 1px solid var(--vz-border); }
    & > nav { padding: 0; overflow: visible; mask: none; }
    & > div { flex: none; padding: 0; overflow: visible; mask: none; }
  }
`;
