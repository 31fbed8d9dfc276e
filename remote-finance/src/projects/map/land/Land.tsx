import { divIcon, type LatLngTuple } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, Polygon, useMap, useMapEvents } from 'react-leaflet';
import { Graticule } from './Graticule';
import { type Box, namePlaces } from './name-places';
import { neighbours, type Point, provinces } from './outlines';

/** From here on every province is named, before that only these. */
const ALL_NAMES_ZOOM = 7;
const large =
  'Adana Ankara Antalya Bursa Diyarbakır Erzurum İstanbul İzmir Kayseri Konya Samsun Trabzon Van'.split(' ');
/** From here on the outlines are too coarse to tell distances. */
const CLOSE_ZOOM = 11;

const turned = ([longitude, latitude]: Point): LatLngTuple => [latitude, longitude];
const shapes = provinces.map(({ name, at, pieces }) => ({
  name,
  at: turned(at),
  pieces: pieces.map((rings) => rings.map((ring) => ring.map(turned))),
}));
const around = neighbours.map((rings) => rings.map((ring) => ring.map(turned)));

type Place = { latitude: number; longitude: number };
type Props = {
  /** What is drawn over the land and must not cover names, told where on the screen a place is. */
  takenAt: (onScreen: (place: Place) => { x: number; y: number }) => Box[];
};

/** Türkiye with its provinces, and the land around it: the ground of a map that has no tiles. */
export function Land({ takenAt }: Props) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const named = zoom >= ALL_NAMES_ZOOM ? shapes : shapes.filter(({ name }) => large.includes(name));
  const taken = takenAt(({ latitude, longitude }) => map.project([latitude, longitude], zoom));
  const names = named.map(({ name, at }) => {
    const { x, y } = map.project(at, zoom);
    return { name, at, x, y };
  });
  return (
    <>
      <Polygon positions={around} className="vz-around" weight={2} interactive={false} />
      {shapes.map(({ name, pieces }) => (
        <Polygon key={name} positions={pieces} className="vz-province" weight={1} interactive={false} />
      ))}
      {zoom >= CLOSE_ZOOM && <Graticule />}
      {namePlaces(names, taken).map(({ name, at, step }) => (
        <Name key={name} name={name} at={at} step={step} />
      ))}
    </>
  );
}

/** `step` pixels below its place. */
function Name({ name, at, step }: { name: string; at: LatLngTuple; step: number }) {
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.textContent = name;
    html.ariaHidden = 'true';
    return divIcon({ className: 'vz-name', iconSize: [0, 0], iconAnchor: [0, -step], html });
  }, [name, step]);
  return <Marker position={at} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />;
}
