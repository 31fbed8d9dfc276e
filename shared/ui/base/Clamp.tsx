import styled from 'styled-components';

/** Text cut to a number of lines; the whole text belongs into `title`. */
export const Clamp = styled.span<{ $lines?: number }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines = 1 }) => $lines};
  overflow: hidden;
  overflow-wrap: anywhere;
  /* A single line is filled to its end, not to its last whole word. */
  ${({ $lines = 1 }) => $lines === 1 && 'word-break: break-all;'}
  /* Nobody can point at paper to read the rest. */
  @media print { display: inline; overflow: visible; overflow-wrap: normal; word-break: normal; }
`;
