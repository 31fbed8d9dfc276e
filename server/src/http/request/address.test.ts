import { networkOf } from './address';

test.each([
  ['192.0.2.9', '192.0.2.9'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
  ['::FFFF:192.0.2.9', '192.0.2.9'],
  ['::ffff:203.113.205.199', '203.113.205.199'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:1::2:3', '2001:db8:1:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s is counted as %s', (written, counted) => {
  expect(networkOf(written)).toBe(counted);
});

test('whatever does not read as an address is counted as it is, and never for an address inside it', () => {
  for (const text of ['x::ffff:192.0.2.9', '::ffff:192.0.2.9x', '192.0.2.9, ::1', ''])
    expect(networkOf(text)).toBe(text);
});
