import { Loading, onMobile } from '@vezne/ui';
import { useAppliedTheme } from '@vezne/ui/state';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Footer } from './Footer';
import { onBarePhone, TopNav } from './TopNav';

/**
 * 'site' has a footer, 'bare' has none. On an 'auth' page the navigation lies over the left part of the page
 * and the screen brings its own two columns, `1fr 0.86fr` from 1024 px on, leaving `--vz-public-nav` free above.
 */
type Frame = 'site' | 'auth' | 'bare';
type Props = { frame: Frame };

/** Frame of the pages before the sign-in: always in the default theme. */
export function PublicLayout({ frame }: Props) {
  useAppliedTheme('dark');
  return (
    <Root>
      <a className="skip-link" href="#icerik">
        İçeriğe geç
      </a>
      <Head $frame={frame}>
        <TopNav compact={frame === 'auth'} />
      </Head>
      <Main id="icerik" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Main>
      {frame === 'site' && <Footer />}
    </Root>
  );
}

const Root = styled.div`
  --vz-public-nav: 76px;
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${onMobile} { --vz-public-nav: 64px; }
`;

const wide = css`
  max-width: calc(var(--vz-public-max) + 2 * var(--vz-gutter));
  margin: 0 auto;
  padding: 0 var(--vz-gutter);
`;
const overForm = css`
  position: absolute;
  inset: 0 auto auto 0;
  padding: 0 var(--vz-space-12);
  @media (width >= 1024px) { width: calc(100% / 1.86); }
`;
const Head = styled.div<{ $frame: Frame }>`
  width: 100%;
  ${({ $frame }) => ($frame === 'auth' ? overForm : wide)}
  ${onMobile} { padding: 0 var(--vz-gutter-mobile); }
  /* Its links stand open there (TopNav), above the screen. */
  ${onBarePhone} { position: static; }
`;
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  /* The footer waits below the fold: a page that arrives must not push it out of the reader's sight. */
  &:has(> [role='status']) { min-height: 100dvh; }
  /* A page that did not come: its box stands clear of the navigation, which lies over some pages. */
  & > [role='alert'] {
    width: min(100% - 2 * var(--vz-gutter-mobile), 640px);
    margin: calc(var(--vz-public-nav) + var(--vz-space-8)) auto;
  }
`;
