import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** The course of the month, over the whole width. */
export const Daily = styled.div`
  margin: var(--vz-space-5) 0;
  ${onMobile} { margin-block: var(--vz-space-4); }
`;
/** Two columns, the right one wider. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: var(--vz-space-5);
  /* The accounts have five columns, which half a page holds from here on only. */
  @media (width < 1400px) { grid-template-columns: minmax(0, 1fr); }
  ${onMobile} { gap: var(--vz-space-4); }
  @media print { display: block; }
`;
/** Under both, which then end near each other. */
export const Across = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
/** The cards of one column. */
export const Stack = styled.div`
  display: grid;
  gap: inherit;
  min-width: 0;
  @media print {
    display: block;
    & > * { margin-bottom: 16px; }
    & li, & tr { break-inside: avoid; }
  }
`;
