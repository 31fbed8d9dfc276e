import { onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A figure that leads to the records it was made from. */
export const FigureLink = styled(Link)`
  text-underline-offset: 3px;
  &:hover { text-decoration: underline; }
`;

/** The same with its whole tile or row as the target; what stands in there needs a `position` to be reached. */
export const TileLink = styled(FigureLink)`
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: 0; }
  &:focus-visible::after { outline: 2px solid var(--vz-focus); outline-offset: -3px; border-radius: var(--vz-radius-md); }
`;

/** A name that leads to its records: in a table itself, on a phone its whole card. */
export const RowLink = styled(FigureLink)`
  ${onMobile} { &::after { content: ''; position: absolute; inset: 0; } }
`;

/** A figure inside such a tile or row, with records of its own. */
export const InnerLink = styled(FigureLink)`
  position: relative;
  ${onMobile} { &::after { content: ''; position: absolute; inset: -14px 0; } }
`;
