import { Dialog as Whole } from '@base-ui/react';

const { Backdrop, Close, Description, Popup, Portal, Root, Title } = Whole;

/** What the apps use of it; see menu.ts. */
export const Dialog = { Backdrop, Close, Description, Popup, Portal, Root, Title };
