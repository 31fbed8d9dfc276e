import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A link in a card's title that the whole card is, but for the menu, which lies above it. */
export const CardLink = styled(Link)`
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--vz-focus); outline-offset: -2px; }
  li:has(> * > &) [data-actions] { position: relative; z-index: 1; }
`;
