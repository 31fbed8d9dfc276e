import { fold } from '@vezne/contract';
import styled from 'styled-components';

type Props = { text: string; query: string };

/** A text in which the first occurrence of a query is marked; case and Turkish accents do not matter. */
export function Marked({ text, query }: Props) {
  const folded = fold(text);
  const wanted = fold(query.trim());
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  // Folding may change lengths ("…" becomes three dots): then nothing is marked rather than the wrong letters.
  if (start < 0 || folded.length !== text.length) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <Mark>{text.slice(start, end)}</Mark>
      {text.slice(end)}
    </>
  );
}

const Mark = styled.mark`
  background: none;
  color: var(--vz-primary-text);
  font-weight: var(--vz-weight-semibold);
`;
