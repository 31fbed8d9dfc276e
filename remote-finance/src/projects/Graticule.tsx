import { Polyline } from 'react-leaflet';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

// One degree apart over Turkey and its neighbourhood: enough to see distance and direction.
const lines: [number, number][][] = [
  ...range(28, 48).map((latitude): [number, number][] => [
    [latitude, 10],
    [latitude, 60],
  ]),
  ...range(10, 60).map((longitude): [number, number][] => [
    [28, longitude],
    [48, longitude],
  ]),
];

/** Lines of latitude and longitude: the ground of a map that has no tiles. */
export function Graticule() {
  return (
    <Polyline
      positions={lines}
      pathOptions={{ className: 'vz-graticule', weight: 1, opacity: 0.35 }}
      interactive={false}
    />
  );
}
