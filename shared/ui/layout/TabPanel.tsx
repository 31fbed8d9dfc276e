import { Tabs as Headless } from '@base-ui/react/tabs';
import styled from 'styled-components';

/** What a tab shows; `value` is the tab's. Panels that are not shown are not kept. */
export const TabPanel = styled(Headless.Panel)`
  min-width: 0;
  outline-offset: 4px;
`;
