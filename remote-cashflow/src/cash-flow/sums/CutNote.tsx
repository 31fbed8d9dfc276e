import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  words: string;
  /** The words in parts, of which some may give way before the line is cut. */
  children?: ReactNode;
};

/** Words beside a label in one line: cut where they have no room, and then whole to whoever points at them. */
export const CutNote = ({ words, children = words }: Props) => <Cut title={words}>{children}</Cut>;

const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
