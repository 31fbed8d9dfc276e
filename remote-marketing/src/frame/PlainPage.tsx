import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { Wrap } from './typography';

/** A page of words: one column below the navigation. */
export const PlainPage = styled(Wrap)`
  padding-top: 64px;
  padding-bottom: 112px;
  ${onMobile} { padding-top: 32px; padding-bottom: 72px; }
`;
