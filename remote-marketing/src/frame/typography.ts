import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** The page's column: gutter at the sides, 1200 px at most. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--vz-public-max) + 2 * var(--vz-gutter));
  margin: 0 auto;
  padding: 0 var(--vz-gutter);
  ${onMobile} { padding: 0 var(--vz-gutter-mobile); }
`;

/** Heading in the display face. Never for amounts: the face has no ₺. */
export const Display = styled.h2`
  font-family: var(--vz-font-display);
  font-size: var(--vz-display-md);
  font-weight: var(--vz-weight-medium);
  line-height: 1.14;
  letter-spacing: var(--vz-tracking-display);
  text-wrap: balance;
`;

export const Lead = styled.p`
  max-width: 34em;
  margin-top: var(--vz-space-4);
  color: var(--vz-text-2);
  font-size: var(--vz-text-lg);
  line-height: 1.75rem;
  text-wrap: pretty;
  ${onMobile} { font-size: var(--vz-text-md); line-height: 1.625rem; }
`;
