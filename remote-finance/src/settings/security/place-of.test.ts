import { placeOf } from './place-of';

test.each([
  [null, 'Ağ adresi bilinmiyor'],
  ['127.0.0.1', "Vezne'nin çalıştığı bilgisayar"],
  ['::1', "Vezne'nin çalıştığı bilgisayar"],
  ['10.0.0.7', 'Yerel ağ (10.0.0.7)'],
  ['172.31.0.1', 'Yerel ağ (172.31.0.1)'],
  ['fd12:3456::1', 'Yerel ağ (fd12:3456::1)'],
  ['172.32.0.1', 'İnternet (172.32.0.1)'],
  ['88.230.1.2', 'İnternet (88.230.1.2)'],
  ['2a02:ff0::1', 'İnternet (2a02:ff0::1)'],
])('the address %s is told as "%s"', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});
