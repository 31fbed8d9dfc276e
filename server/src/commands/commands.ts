import type { Command, LoneCommand } from './command';
import type { CommandName } from './usage';

export type Listed =
  | { load: () => Promise<{ default: Command }> }
  | { loadLone: () => Promise<{ default: LoneCommand }> };

/** Each command-line tool by its name; loaded only when it is called. */
export const commands: Record<CommandName, Listed> = {
  'admin:create': { load: () => import('./admin-create') },
  'subscription:extend': { load: () => import('./subscription-extend') },
  'assistant:questions': { load: () => import('./assistant-questions') },
  'ledger:import': { load: () => import('./ledger-import') },
  backup: { loadLone: () => import('./backup') },
  restore: { loadLone: () => import('./restore') },
};
