import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

const whole = css`
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--vz-focus); outline-offset: -2px; }
  li:has(> * > &) [data-actions] { position: relative; z-index: 1; }
`;

/** A link in a card's title that the whole card is, but for the menu, which lies above it. */
export const CardLink = styled(Link)`${whole}`;

/** The same of a record that has no page of its own: a press on its card opens it. */
export const CardButton = styled.button`
  ${whole}
  color: inherit;
  font: inherit;
  text-align: left;
`;
