import { onMobile } from '@vezne/ui';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

const sections = [
  { to: '/cash-flow', label: 'Hareketler' },
  { to: '/cash-flow/accounts', label: 'Hesaplar' },
];

/** The pages of Kasa Defteri. */
export function LedgerSections() {
  return (
    <Root aria-label="Kasa Defteri sayfaları" data-noprint>
      {sections.map(({ to, label }) => (
        <Section key={to} to={to} end>
          {label}
        </Section>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  gap: var(--vz-space-6);
  margin-bottom: var(--vz-space-3);
  border-bottom: 1px solid var(--vz-border);
  overflow-x: auto;
  scrollbar-width: none;
  ${onMobile} {
    margin-inline: calc(-1 * var(--vz-gutter-mobile));
    padding-inline: var(--vz-gutter-mobile);
  }
`;
const Section = styled(NavLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: 36px;
  color: var(--vz-text-2);
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  &:hover { color: var(--vz-text-1); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current='page'] { color: var(--vz-text-1); box-shadow: inset 0 -2px var(--vz-primary-text); }
  ${onMobile} { height: 44px; }
`;
