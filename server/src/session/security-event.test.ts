import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityEventName } from '@vezne/contract';
import { securityEvents } from './security-event';

test('every event has a sentence for the people who read the history', () => {
  const unnamed = Object.keys(securityEvents).filter((event) => securityEventName(event) === event);
  expect(unnamed).toEqual([]);
});

/** Events that the log alone has, and why the history does not need them from here. */
const logged: Record<string, string> = {
  'access.denied': 'nothing came of it',
  'account.link-opened': 'the account that is made is told',
  'company.erased': 'its history is gone with it',
  'data-export.ready': 'the asking for it and the fetching are told',
  'invitation.accepted': 'the new manager is told',
  'login.blocked': 'the failures before it are told',
  'login.failed': 'of an address that nobody has; the others are told',
  'manager.removed': 'the removal of the record is told',
  'manager.restored': 'the new record is told',
  'owner.changed': 'the change of the company is told',
};

const ABOUT_PEOPLE =
  /^(access|account|company|data-export|factor|invitation|login|manager|owner|password|session)\./;
const root = join(__dirname, '..');

test('what concerns the safety of people goes through the one function that also tells the history', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const direct = files
    .flatMap((name) => [
      ...readFileSync(join(root, name), 'utf8').matchAll(/log\.\w+\(\{\s*event: '([a-z.-]+)'/g),
    ])
    .map(([, event = '']) => event)
    .filter((event) => ABOUT_PEOPLE.test(event));
  expect([...new Set(direct)].sort()).toEqual(Object.keys(logged));
});
