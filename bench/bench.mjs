// Runs one of the measurements. Usage: npm run bench -- NAME [--write] [OPTION …]
const names = [
  'assistant',
  'compression',
  'contacts',
  'finance',
  'held-back',
  'import',
  'inp',
  'ledger',
  'migrations',
  'mix',
  'tenants',
  'voices',
  'weight',
];
const [name = ''] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`Usage: npm run bench -- NAME [--write]; NAME is one of ${names.join(', ')}.`);
  process.exit(2);
}
const inFolder = ['compression', 'contacts', 'import', 'inp', 'migrations', 'tenants', 'weight'].includes(
  name,
);
await import(inFolder ? `./${name}/${name}.mjs` : `./${name}.mjs`);
