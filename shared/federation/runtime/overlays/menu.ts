import { Menu as Whole } from '@base-ui/react';

const { Group, GroupLabel, Item, Popup, Portal, Positioner, RadioGroup, RadioItem, Root, Trigger } = Whole;

/**
 * What the apps use of it: sharing switches tree shaking off, and whole it brings submenus and a filter that none of
 * ours has. tsconfig maps '@base-ui/react/menu' to this file, so a missing part is a type error.
 */
export const Menu = {
  Group,
  GroupLabel,
  Item,
  Popup,
  Portal,
  Positioner,
  RadioGroup,
  RadioItem,
  Root,
  Trigger,
};
