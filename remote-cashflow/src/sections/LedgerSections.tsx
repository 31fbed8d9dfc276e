import { Sections } from '@vezne/ui';
import { NavLink } from 'react-router-dom';

const sections = [
  { to: '/cash-flow', label: 'Hareketler' },
  { to: '/cash-flow/accounts', label: 'Hesaplar' },
];

/** The pages of Kasa Defteri. */
export function LedgerSections() {
  return (
    <Sections aria-label="Kasa Defteri sayfaları" data-noprint>
      {sections.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </Sections>
  );
}
