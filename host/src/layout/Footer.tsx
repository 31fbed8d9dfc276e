import { onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { footerLinks } from '../composed/links';

/** Foot of the public pages. */
export function Footer() {
  return (
    <Root>
      <Inner>
        <span>© {new Date().getFullYear()} Vezne</span>
        <Links aria-label="Alt menü">
          {footerLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </Links>
      </Inner>
    </Root>
  );
}

const Root = styled.footer`
  padding: 40px 0 48px;
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-6);
  max-width: calc(var(--vz-public-max) + 2 * var(--vz-gutter));
  margin: 0 auto;
  padding: 0 var(--vz-gutter);
  ${onMobile} {
    flex-direction: column;
    align-items: flex-start;
    gap: var(--vz-space-5);
    padding: 0 var(--vz-gutter-mobile);
  }
`;
const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--vz-space-5);
  margin-left: auto;
  & > a:hover { color: var(--vz-text-1); text-decoration: underline; text-underline-offset: 3px; }
  ${onMobile} {
    margin: 0;
    & > a { display: flex; align-items: center; min-width: 44px; min-height: 44px; }
  }
`;
