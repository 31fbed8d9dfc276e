import { base } from './rooms/base';
import { brand } from './rooms/brand';
import { charts } from './rooms/charts';
import { dialogs } from './rooms/dialogs';
import type { Room } from './rooms/example';
import { feedback } from './rooms/feedback';
import { figures } from './rooms/figures';
import { forms } from './rooms/forms';
import { layout } from './rooms/layout';
import { menus } from './rooms/menus';
import { paper } from './rooms/paper';
import { tables } from './rooms/tables';

/** All pieces of the kit, by the folders that they live in. */
export const rooms: readonly Room[] = [
  base,
  brand,
  charts,
  dialogs,
  feedback,
  figures,
  forms,
  layout,
  menus,
  paper,
  tables,
];
