import { chooseForTest, startTester, testerSettings } from './tester';

beforeEach(() => {
  sessionStorage.clear();
  window.fetch = jest.fn();
});
const open = (path: string) => {
  history.replaceState(null, '', path);
  startTester();
};

test('a page at an address of its own may name another API, as long as the tab lives', () => {
  open('/');
  chooseForTest({ api: 'https://test.example.com/dev/v1' });
  expect(testerSettings().api).toBe('https://test.example.com');
  open('/standalone.html');
  expect(testerSettings().api).toBe('https://test.example.com');
});

test('beside the product no other API is called, neither a typed one nor a remembered one', () => {
  open('/');
  chooseForTest({ api: 'https://evil.example' });
  open('/remotes/finance/standalone.html');
  expect(testerSettings().api).toBe('');
  chooseForTest({ api: 'https://evil.example' });
  expect(testerSettings().api).toBe('');
});
