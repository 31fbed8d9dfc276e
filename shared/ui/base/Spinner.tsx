import styled, { css, keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** What makes a box a turning ring in the colour of its text. */
export const ring = css`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

/** A turning ring; decorative, the words beside it say what happens. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  ${ring}
`;
