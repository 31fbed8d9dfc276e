import { IncompatibleRemote } from '../failure/failure';
import { refuseUnmet } from './shares';

const page = {
  react: [{ version: '19.3.1' }],
  '@vezne/api': [{ version: '1.2.0' }],
  '@vezne/contract': [{ version: '1.0.0' }],
};
const check =
  (requiredVersion: string | false | undefined, name = '@vezne/api') =>
  () =>
    refuseUnmet('cashflow', [{ name, requiredVersion }], page);

test.each<string | false | undefined>([
  '^1.0',
  '^1.2',
  '^1.2.0',
  '^1',
  '1.2.0',
  '>=1.1 <2',
  '^2 || ^1',
  '*',
  false,
  undefined,
])('a page with 1.2.0 takes a remote that needs %s', (range) => expect(check(range)).not.toThrow());

test.each(['^1.3', '^2', '^0.1.0', '~1.1', '1.2.1', '<1.2.0'])(
  'a page with 1.2.0 refuses a remote that needs %s',
  (range) => expect(check(range)).toThrow(IncompatibleRemote),
);

test('a refusal names the module, the range and what the page has, for everything that is not met', () => {
  const needed = [
    { name: 'react', requiredVersion: '^20' },
    { name: '@vezne/contract', requiredVersion: '^1.0' },
    { name: '@vezne/api', requiredVersion: '^2.0' },
  ];
  expect(() => refuseUnmet('cashflow', needed, page)).toThrow(
    'Remote cashflow needs react ^20 (this page has 19.3.1), @vezne/api ^2.0 (this page has 1.2.0)',
  );
});

test('what the page does not bring is the business of the remote', () => {
  expect(check('^8', 'react-hook-form')).not.toThrow();
});
