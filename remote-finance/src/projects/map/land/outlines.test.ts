import { neighbours, provinceAt, provinces } from './outlines';

test('the map knows every province of Türkiye by its name, and where it is', () => {
  expect(provinces).toHaveLength(81);
  expect(new Set(provinces.map(({ name }) => name)).size).toBe(81);
  // Where a province's name stands is inside of it.
  const elsewhere = provinces.filter(({ name, at: [x, y] }) => provinceAt(y, x) !== name);
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
  expect(neighbours.length).toBeGreaterThan(10);
});

test.each([
  ['Kadıköy', 40.9819, 29.0249, 'İstanbul'],
  ['Kızılay', 39.9208, 32.8541, 'Ankara'],
  ['Alsancak', 38.4383, 27.1428, 'İzmir'],
  ['Muratpaşa', 36.8872, 30.7031, 'Antalya'],
  ['Nilüfer', 40.2155, 28.9397, 'Bursa'],
  ['Gebze', 40.8028, 29.4307, 'Kocaeli'],
  ['Elbistan', 38.2056, 37.1983, 'Kahramanmaraş'],
  ['Doğubayazıt', 39.5472, 44.0842, 'Ağrı'],
  ['Gökçeada', 40.161, 25.86, 'Çanakkale'],
])('%s is in the province that it belongs to', (_, latitude, longitude, name) => {
  expect(provinceAt(latitude, longitude)).toBe(name);
});

test.each([
  ['Lefkoşa', 35.1856, 33.3823],
  ['Atina', 37.9838, 23.7275],
  ['Sakız', 38.37, 26.1],
  ['the Black Sea', 43, 34],
  ['the other side of the globe', -39, -145],
])('%s is in none', (_, latitude, longitude) => {
  expect(provinceAt(latitude, longitude)).toBeNull();
});
