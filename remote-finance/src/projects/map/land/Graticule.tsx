import { useState } from 'react';
import { Polyline, useMap, useMapEvents } from 'react-leaflet';

// A handful of lines wherever one looks: enough to see distance and direction.
const LINES = 6;
const STEPS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];

/** Multiples of `step` from a little before `from` to a little after `to`. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step) - 1;
  const count = Math.ceil(to / step) + 2 - first;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Lines of latitude and longitude: the ground of a map that has no tiles. */
export function Graticule() {
  const map = useMap();
  const [bounds, setBounds] = useState(() => map.getBounds());
  useMapEvents({ moveend: () => setBounds(map.getBounds()) });
  const [south, north, west, east] = [
    bounds.getSouth(),
    bounds.getNorth(),
    bounds.getWest(),
    bounds.getEast(),
  ];
  const step = STEPS.find((each) => (east - west) / each <= LINES) ?? 30;
  const lines = [
    ...multiples(south, north, step).map((latitude): [number, number][] => [
      [latitude, west - step],
      [latitude, east + step],
    ]),
    ...multiples(west, east, step).map((longitude): [number, number][] => [
      [south - step, longitude],
      [north + step, longitude],
    ]),
  ];
  return (
    <Polyline positions={lines} className="vz-graticule" weight={1} opacity={0.35} interactive={false} />
  );
}
