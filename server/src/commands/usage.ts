/** What each command-line tool takes, by its name. */
const usages = {
  'admin:create': '--email ADDRESS [--name N --surname S] [--company NAME | --with MANAGER]',
  'subscription:extend': '--email MANAGER (--days N | --until DAY) [--plan STANDART]',
  'assistant:questions': '',
  'ledger:import': 'FILE --email MANAGER [--account NAME]',
  backup: '[FILE]',
  restore: 'FILE',
};

export type CommandName = keyof typeof usages;

/** How a command is called, as an operator types it. */
export const usageOf = (name: CommandName): string => `npm run ${name} -- ${usages[name]}`.trim();
