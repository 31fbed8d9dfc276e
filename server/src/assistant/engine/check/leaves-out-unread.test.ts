import { entry, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { look } from '../see/sight';
import { leavesOutUnread } from './leaves-out-unread';

const index = new LedgerIndex(shop.map(entry));

test.each([
  ['kargo kalemi numune hariç ne tuttu', true],
  ['masraflar avans dışında ne kadar', true],
  ['kargo hariç ne harcadık', false],
  ['nakit hariç ne harcadık', false],
  ['geçen ay hariç ne harcadık', false],
  ['bunun dışında ne harcadık', false],
  ['kartla ödenenler hariç ne harcadık', false],
  ['kargoda normalin dışında kalan kayıtlar', false],
])('"%s" leaves out what is not there: %s', (question, expected) => {
  expect(leavesOutUnread(look(question, index))).toBe(expected);
});
