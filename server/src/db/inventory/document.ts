import { limits } from '@vezne/contract';
import { DAY_MS, HOUR_MS } from '../../calendar';
import { retention } from '../retention';
import type { Column, Entry } from './entry';
import { inventory } from './inventory';

const INTRO = `# Personal data

What Vezne stores about people, for whom, how long, and what becomes of it. Printed by \`node scripts/docs/privacy.mjs\` from \`server/src/db/inventory/inventory.ts\` and \`server/src/db/retention.ts\`; a test compares both with the database and this page with them. Do not edit it by hand.

Grounds are the paragraphs of article 5 of the Turkish law no. 6698 (KVKK). "company" in the column of the download: in the archive that covers the whole company; "person": in everybody's own archive. "an erasure" is *Hesabımı sil*; *Şirketi kapat* deletes every row of every table that names the company.

Third persons (customers, suppliers, staff) may stand in any text that a company writes. For these the company is the controller and the operator of Vezne the processor.

What goes from the tables stays in the backups that Vezne makes until these are gone, ${limits.keep.backupWeeks * 7} days at most while one is made every day (\`server/src/backup/schedule/rotation.ts\`); the notice says so. Backups of another kind are the operator's to delete.`;

const cell = (text: string) => text.replace(/\|/g, '\\|');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** docs/privacy.md, from the inventory and the retention alone. */
export function privacyDocument(): string {
  const personal = Object.entries(inventory).filter(([, { whose }]) => whose !== 'nobody');
  const others = Object.entries(inventory).filter(([, { whose }]) => whose === 'nobody');
  return [
    INTRO,
    '## In short',
    table(
      ['table', 'holds', 'whose', 'purpose', 'ground', 'kept', 'download', 'an erasure'],
      personal.map(([name, entry]) => summary(name, entry)),
    ),
    '## Column by column',
    table(
      ['column', 'in the download', 'personal on its own'],
      personal.flatMap(([name, entry]) =>
        Object.entries(entry.columns).map(([column, what]) => detail(`${name}.${column}`, what)),
      ),
    ),
    '## Tables without anything about a person',
    table(
      ['table', 'holds', 'kept', 'columns of text'],
      others.map(([name, entry]) => [
        `\`${name}\``,
        entry.what,
        kept(name, entry),
        Object.entries(entry.columns)
          .map(([column, what]) => `${column}: ${typeof what === 'string' ? what : what.plain}`)
          .join(', ') || 'none',
      ]),
    ),
    '',
  ].join('\n\n');
}

const table = (heads: string[], rows: string[][]) =>
  [row(...heads), row(...heads.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const summary = (name: string, entry: Entry) => [
  `\`${name}\``,
  entry.what,
  entry.whose,
  entry.purpose,
  entry.ground,
  kept(name, entry),
  entry.exported,
  entry.erased,
];

const detail = (name: string, what: Column) =>
  typeof what === 'string'
    ? [`\`${name}\``, what, 'yes']
    : [`\`${name}\``, what.title ?? '', `no: ${what.plain}`];

const KEPT = {
  account: 'as long as the account',
  company: 'as long as the company',
  record: 'as long as its record',
  'for good': 'for good',
};

function kept(name: string, { keeping }: Entry): string {
  if (keeping !== 'timed') return KEPT[keeping];
  const rule = retention[name];
  return rule ? `${span(rule.ms)}${rule.why}` : '';
}

function span(ms: number): string {
  if (ms === 0) return '';
  return ms % DAY_MS === 0 && ms > DAY_MS ? `${ms / DAY_MS} days ` : `${ms / HOUR_MS} hours `;
}
