import type { Command, LoneCommand } from './command';

type Listed = { usage: string } & (
  | { load: () => Promise<{ default: Command }> }
  | { loadLone: () => Promise<{ default: LoneCommand }> }
);

/** Each command-line tool by its name; loaded only when it is called. */
export const commands: Record<string, Listed> = {
  'admin:create': {
    usage: '--email ADDRESS [--name N --surname S] [--company NAME | --with MANAGER]',
    load: () => import('./admin-create'),
  },
  'subscription:extend': {
    usage: '--email MANAGER (--days N | --until DAY) [--plan STANDART]',
    load: () => import('./subscription-extend'),
  },
  'assistant:questions': { usage: '', load: () => import('./assistant-questions') },
  'ledger:import': { usage: 'FILE --email MANAGER', load: () => import('./ledger-import') },
  backup: { usage: '[FILE]', loadLone: () => import('./backup') },
  restore: { usage: 'FILE', loadLone: () => import('./restore') },
};
