import styled from 'styled-components';

/** In place of a list's toolbar on paper: what narrows the list, as words. */
export const PaperNote = styled.p`
  padding: 2mm 3mm;
  font-size: var(--vz-text-sm);
  @media screen { display: none; }
`;
