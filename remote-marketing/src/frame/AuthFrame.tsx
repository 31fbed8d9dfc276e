import { onMobile, ring } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AuthArt } from './AuthArt';
import { Display } from './typography';

type Props = {
  title: string;
  intro: string;
  /** The sentence behind the tiled window. */
  tagline: string;
  illustration?: ReactNode;
  /** Where else to go, under the form. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Form at the left, tiled window at the right; the window leaves on narrow screens. */
export function AuthFrame({ title, intro, tagline, illustration, footer, children }: Props) {
  return (
    <Root>
      <Column>
        <Title as="h1">{title}</Title>
        <Intro>{intro}</Intro>
        <Body>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Column>
      <AuthArt tagline={tagline}>{illustration}</AuthArt>
    </Root>
  );
}

/** The fields of an account form, one under the other. Sent without a script it would not show them in an address. */
export const AuthForm = styled.form.attrs({ method: 'post' })`
  display: grid;
  gap: 18px;
  &[hidden] { display: none; }
  /* Sent before the page's scripts were there, which send it then: the button looks as it does while they do. */
  &[data-sent] [type='submit'] { cursor: progress; }
  &[data-sent] [type='submit']::before { content: ''; margin-left: -3px; ${ring} }
`;

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.86fr);
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); }
`;
const Column = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  width: 100%;
  max-width: calc(400px + 2 * var(--vz-gutter));
  margin: 0 auto;
  padding: calc(var(--vz-public-nav, 0px) + var(--vz-space-8)) var(--vz-gutter) var(--vz-space-16);
  ${onMobile} {
    justify-content: flex-start;
    padding: calc(var(--vz-public-nav, 0px) + var(--vz-space-6)) var(--vz-gutter-mobile) var(--vz-space-12);
  }
`;
const Title = styled(Display)`
  font-size: 2.125rem;
  line-height: 1.18;
`;
const Intro = styled.p`
  margin-top: 8px;
  color: var(--vz-text-2);
`;
const Body = styled.div`
  margin-top: var(--vz-space-8);
`;
const Footer = styled.p`
  margin-top: var(--vz-space-6);
  color: var(--vz-text-2);
  text-align: center;
`;
