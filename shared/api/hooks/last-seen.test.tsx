import { screen } from '@testing-library/react';
import { show, signIn, startFresh } from '../testing';
import { useLastSeen } from './last-seen';

beforeEach(startFresh);

const Seen = ({ now }: { now?: string }) => <p>{useLastSeen('unread', now) ?? 'unknown'}</p>;
/** What a page shows that begins while the server's answer, if it has one, is this. */
function visit(now?: string): string | null {
  const { unmount } = show(<Seen {...(now !== undefined && { now })} />);
  const { textContent } = screen.getByText(/./);
  unmount();
  return textContent;
}

test('until the server has answered, what was so at the last visit is shown', () => {
  expect(visit()).toBe('unknown');
  expect(visit('12')).toBe('12');
  expect(visit()).toBe('12');
});

test('the next user is not shown what the one before has seen', () => {
  visit('12');
  signIn('b');
  expect(visit()).toBe('unknown');
});

test('what cannot be read counts as nothing', () => {
  for (const left of ['12', 'true', '{', 'null']) {
    localStorage.setItem('unread', left);
    expect(visit()).toBe('unknown');
  }
});
