import { Lattice } from '@vezne/ui';
import styled from 'styled-components';

/** The lattice behind a section, which masks it so that it fades out; the section isolates its layers. */
export const Motif = styled(Lattice)`
  position: absolute;
  inset: 0;
  z-index: -1;
  opacity: 0.34;
  pointer-events: none;
`;
