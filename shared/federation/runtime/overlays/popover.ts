import { Popover as Whole } from '@base-ui/react';

const { Popup, Portal, Positioner, Root, Trigger } = Whole;

/** What the apps use of it; see menu.ts. */
export const Popover = { Popup, Portal, Positioner, Root, Trigger };
