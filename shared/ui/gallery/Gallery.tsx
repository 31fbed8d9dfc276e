import { useAtom } from 'jotai';
import styled from 'styled-components';
import { Card, CardBody, CardHead, Logo, onMobile, PageHeader, Segmented, ToastHost } from '../index';
import { themeModeAtom, useAppliedTheme } from '../state';
import { rooms } from './rooms';
import type { Example } from './rooms/example';

const themes = [
  { value: 'dark', label: 'Koyu' },
  { value: 'light', label: 'Açık' },
] as const;

/** Every piece of the kit in its states, for whoever builds screens of them. */
export function Gallery() {
  const theme = useAppliedTheme();
  const [, setTheme] = useAtom(themeModeAtom);
  return (
    <Root>
      <Top>
        <Logo />
        <Segmented aria-label="Tema" options={themes} value={theme} onChange={setTheme} />
      </Top>
      <main tabIndex={-1}>
        <PageHeader title="Bileşenler" context="@vezne/ui paketinin her parçası, bütün hâlleriyle" />
        <Rooms aria-label="Odalar">
          {rooms.map(({ title }) => (
            <a key={title} href={`#${title}`}>
              {title}
            </a>
          ))}
        </Rooms>
        {rooms.map(({ title, examples }) => (
          <section key={title} aria-labelledby={title}>
            <h2 id={title}>{title}</h2>
            {examples.map((example) => (
              <Shown key={example.shows[0]} {...example} />
            ))}
          </section>
        ))}
      </main>
      <ToastHost duration={6_000} visible={3} />
    </Root>
  );
}

function Shown({ shows, Draw, opens }: Example) {
  const [name] = shows;
  return (
    <Piece role="region" aria-labelledby={`piece-${name}`} data-piece={name} data-opens={opens?.join('|')}>
      <CardHead id={`piece-${name}`} title={shows.join(' · ')} />
      <CardBody>
        <Draw />
      </CardBody>
    </Piece>
  );
}

const Root = styled.div`
  max-width: calc(var(--vz-content-max) + 2 * var(--vz-gutter));
  margin: 0 auto;
  padding: 0 var(--vz-gutter) var(--vz-space-16);
  & > main > section > h2 { margin: var(--vz-space-8) 0 var(--vz-space-4); font-size: var(--vz-text-lg); }
  ${onMobile} { padding: 0 var(--vz-gutter-mobile) 72px; }
`;
const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--vz-space-4) 0;
`;
const Rooms = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-2) var(--vz-space-4);
  & > a { display: inline-flex; align-items: center; min-height: var(--vz-control-sm); color: var(--vz-primary-text); }
  ${onMobile} { & > a { min-height: var(--vz-control-touch); } }
`;
const Piece = styled(Card)`
  margin-top: var(--vz-space-4);
  min-width: 0;
`;
