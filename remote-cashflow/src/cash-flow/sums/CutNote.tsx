import styled from 'styled-components';

/** Words beside a label in one line: cut where they have no room, and then whole to whoever points at them. */
export const CutNote = ({ words }: { words: string }) => <Cut title={words}>{words}</Cut>;

const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
