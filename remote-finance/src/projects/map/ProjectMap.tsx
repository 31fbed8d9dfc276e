import { useClientConfig } from '@vezne/api';
import type { LatLngTuple } from 'leaflet';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { MapContainer, Marker, TileLayer, useMap, useMapEvents } from 'react-leaflet';
import { clusters } from './clusters';
import { Credit, Frame, OnPaper, Zoom } from './frame';
import { Keys } from './Keys';
import { Land } from './land/Land';
import { provinceAt } from './land/outlines';
import { type PinProps, type ProjectPin, ProjectPins } from './ProjectPins';
import { dropSize, pinRoom, pinSize, placeIcon } from './pin-icons';

type Place = { latitude: number; longitude: number };

type Props = {
  label: string;
  height?: number | string;
  /** Several projects, each with its pin. */
  projects?: PinProps & { pins: ProjectPin[] };
  /** The one place that the map is about. */
  place?: Place | null;
  /** Makes the map a picker: called with the point that was pressed or that the pin was dragged to. */
  onPick?: (place: Place) => void;
  /** Is told the province of the place, null outside Türkiye. */
  onProvince?: (name: string | null) => void;
};

const TURKEY: [LatLngTuple, LatLngTuple] = [
  [36, 26],
  [42, 44.7],
];

const stylesheet = new URL('leaflet/dist/leaflet.css', import.meta.url).href;

/**
 * Projects or a place on a map. Tiles come from the installation's address; without one, or when they cannot be
 * reached, the provinces of Türkiye are drawn, and the pins are as right as before.
 */
export default function ProjectMap({ label, height = 360, projects, place, onPick, onProvince }: Props) {
  const { mapTilesUrl } = useClientConfig();
  const [areTilesBroken, setTilesBroken] = useState(false);
  const hasTiles = mapTilesUrl !== null && !areTilesBroken;
  const points = projects?.pins.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
  // Outlines tell where a place is only from afar.
  const view = place
    ? { center: [place.latitude, place.longitude] as LatLngTuple, zoom: hasTiles ? 13 : 8 }
    : { bounds: points ?? TURKEY, boundsOptions: { padding: [48, 48] as [number, number], maxZoom: 12 } };
  return (
    <Frame role="region" aria-label={label} style={{ height }}>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <MapContainer
        {...view}
        minZoom={4}
        zoomSnap={0.5}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
      >
        <Zoom />
        <OnPaper />
        {hasTiles ? (
          <TileLayer url={mapTilesUrl} eventHandlers={{ tileerror: () => setTilesBroken(true) }} />
        ) : (
          <Land takenAt={takenBy(projects?.pins ?? [], place ?? null)} />
        )}
        {projects && <ProjectPins {...projects} />}
        {place && <PlacePin place={place} onPick={onPick} onProvince={onProvince} />}
        <Keys label={label} onPick={onPick && (({ lat, lng }) => onPick(placeAt(lat, lng)))} />
        {onPick && <Picker onPick={onPick} />}
      </MapContainer>
      <Credit>{hasTiles ? '© OpenStreetMap katkıda bulunanlar' : 'Sınırlar: Natural Earth'}</Credit>
    </Frame>
  );
}

/** The room of pins and of the one place, which stands on its point. */
const takenBy =
  (pins: readonly Place[], place: Place | null): ComponentProps<typeof Land>['takenAt'] =>
  (onScreen) => {
    const taken = clusters(pins, onScreen, pinRoom).map(({ x, y }) => ({ x, y, ...pinSize }));
    if (!place) return taken;
    const { x, y } = onScreen(place);
    return [...taken, { x, y: y - dropSize.height / 2, ...dropSize }];
  };

const rounded = (degrees: number) => Number(degrees.toFixed(6));
const placeAt = (lat: number, lng: number): Place => ({ latitude: rounded(lat), longitude: rounded(lng) });

type PlaceProps = Pick<Props, 'onPick' | 'onProvince'> & { place: Place };

function PlacePin({ place: { latitude, longitude }, onPick, onProvince }: PlaceProps) {
  const map = useMap();
  const icon = useMemo(placeIcon, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each place
  useEffect(() => {
    if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude]);
    onProvince?.(provinceAt(latitude, longitude));
  }, [latitude, longitude]);
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      draggable={onPick !== undefined}
      interactive={onPick !== undefined}
      keyboard={false}
      eventHandlers={{
        dragend: ({ target }) => {
          const { lat, lng } = target.getLatLng();
          onPick?.(placeAt(lat, lng));
        },
      }}
    />
  );
}

function Picker({ onPick }: { onPick: NonNullable<Props['onPick']> }) {
  useMapEvents({
    click: ({ latlng }) => onPick(placeAt(latlng.lat, latlng.lng)),
  });
  return null;
}
