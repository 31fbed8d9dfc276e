import { StartFailure } from '../failure';
import { told } from './told';

const usage = 'npm run admin:create -- --email ADDRESS';

test('arguments that a command does not take are answered with how it is called', () => {
  const failure = new TypeError("Unexpected argument 'a@b.test'.");
  Object.assign(failure, { code: 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' });
  expect(told(failure, usage)).toMatch(/^Unexpected argument 'a@b.test'.*\nUsage: npm run admin:create/);
});

test('a refusal is its sentence, a bug is shown with its place', () => {
  expect(told(new StartFailure('Nobody signs in as a@b.test.'), usage)).toBe('Nobody signs in as a@b.test.');
  expect(told(new TypeError('x is undefined'), usage)).toMatch(/x is undefined\n\s+at /);
  expect(told('late', usage)).toBe('late');
});
