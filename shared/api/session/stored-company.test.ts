import { seemsSignedIn, storedCompanyId } from './stored-company';

const token = (payload: string) => `header.${btoa(payload)}.signature`;

beforeEach(() => localStorage.clear());

test('the company is read from the stored access token', () => {
  localStorage.setItem('accessToken', token('{"company":"company-a"}'));
  expect(storedCompanyId()).toBe('company-a');
});

test.each([
  ['no token', null],
  ['a text that is no token', 'no token at all'],
  ['a payload that is no JSON', token('company-a')],
  ['a payload without a company', token('{"user":"u"}')],
  ['a company that is no text', token('{"company":7}')],
])('%s names no company', (_, stored) => {
  if (stored !== null) localStorage.setItem('accessToken', stored);
  expect(storedCompanyId()).toBeNull();
});

test.each([
  ['both tokens', { accessToken: 'a', refreshToken: 'r' }, true],
  ['no token', {}, false],
  // A session is none without both.
  ['the access token alone', { accessToken: token('{"company":"company-a"}') }, false],
  ['an emptied token', { accessToken: 'a', refreshToken: '' }, false],
])('somebody seems signed in by %s', (_, stored, isSignedIn) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  expect(seemsSignedIn()).toBe(isSignedIn);
});
