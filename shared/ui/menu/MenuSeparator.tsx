import { Separator } from '@base-ui/react/separator';
import styled from 'styled-components';

/** A hairline between groups of a Menu. */
export const MenuSeparator = styled(Separator)`
  height: 1px;
  margin: 6px 4px;
  background: var(--vz-border);
`;
