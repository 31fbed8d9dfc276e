import { useClientConfig } from '@vezne/api';
import { divIcon, type LatLngExpression } from 'leaflet';
import { useState } from 'react';
import { MapContainer, Marker, Popup, TileLayer, useMap, useMapEvents } from 'react-leaflet';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Graticule } from './Graticule';

type Pin = { id: string; name: string; latitude: number; longitude: number; note?: string };

type Props = {
  pins: Pin[];
  label: string;
  /** Makes the map a picker: called with the point that was pressed. */
  onPick?: (latitude: number, longitude: number) => void;
  /** Links the pins to their projects. */
  linked?: boolean;
  height?: number;
};

const TURKEY: LatLngExpression = [39, 35.2];
// Text given to Leaflet as HTML would be refused by Trusted Types: elements instead, and no controls of its own.
const pinIcon = () =>
  divIcon({
    className: 'vz-pin',
    iconSize: [24, 24],
    iconAnchor: [12, 24],
    html: document.createElement('span'),
  });

const stylesheet = new URL('leaflet/dist/leaflet.css', import.meta.url).href;

/**
 * Pins on a map. Tiles come from the installation's address; without one, or when they cannot be reached, a
 * plain ground with the lines of the globe stays, and the pins are as right as before.
 */
export default function ProjectMap({ pins, label, onPick, linked = false, height = 360 }: Props) {
  const { mapTilesUrl } = useClientConfig();
  const [areTilesBroken, setTilesBroken] = useState(false);
  const points = pins.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  const [only] = points;
  const view =
    points.length > 1
      ? { bounds: points, boundsOptions: { padding: [40, 40] as [number, number], maxZoom: 13 } }
      : { center: only ?? TURKEY, zoom: only ? 13 : 6 };
  const hasTiles = mapTilesUrl !== null && !areTilesBroken;
  return (
    <Frame role="region" aria-label={label} style={{ height }}>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <MapContainer {...view} scrollWheelZoom={false} zoomControl={false} attributionControl={false}>
        <Zoom />
        {hasTiles ? (
          <TileLayer url={mapTilesUrl} eventHandlers={{ tileerror: () => setTilesBroken(true) }} />
        ) : (
          <Graticule />
        )}
        {pins.map((pin) => (
          <Marker
            key={pin.id}
            position={[pin.latitude, pin.longitude]}
            icon={pinIcon()}
            alt={pin.name}
            title={pin.name}
          >
            <Popup closeButton={false}>
              {linked ? <Link to={`/projects/${pin.id}`}>{pin.name}</Link> : <strong>{pin.name}</strong>}
              {pin.note && <div>{pin.note}</div>}
            </Popup>
          </Marker>
        ))}
        {onPick && <Picker onPick={onPick} />}
      </MapContainer>
      {hasTiles && <Credit>© OpenStreetMap katkıda bulunanlar</Credit>}
    </Frame>
  );
}

function Zoom() {
  const map = useMap();
  return (
    <ZoomButtons className="leaflet-top leaflet-left">
      <button type="button" aria-label="Yakınlaştır" onClick={() => map.zoomIn()}>
        +
      </button>
      <button type="button" aria-label="Uzaklaştır" onClick={() => map.zoomOut()}>
        −
      </button>
    </ZoomButtons>
  );
}

function Picker({ onPick }: { onPick: NonNullable<Props['onPick']> }) {
  useMapEvents({
    click: ({ latlng }) => onPick(Number(latlng.lat.toFixed(6)), Number(latlng.lng.toFixed(6))),
  });
  return null;
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--vz-radius-md);
  & .leaflet-container {
    z-index: var(--vz-z-base);
    height: 100%;
    background: var(--vz-inset);
    color: var(--vz-text-1);
    font: inherit;
  }
  & .leaflet-popup-content-wrapper, & .leaflet-popup-tip { background: var(--vz-surface-3); color: var(--vz-text-1); }
  & .leaflet-popup-content a { color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); }
  & .vz-pin::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--vz-on-solid);
    border-radius: 50% 50% 50% 0;
    background: var(--vz-danger);
    transform: rotate(-45deg);
  }
  & .vz-pin:focus-visible { outline: 2px solid var(--vz-focus); outline-offset: 4px; }
`;
const ZoomButtons = styled.div`
  display: grid;
  margin: 10px;
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-menu);
  pointer-events: auto;
  & > button { width: 36px; height: 36px; color: var(--vz-text-1); font-size: var(--vz-text-lg); text-align: center; }
  & > button:hover { background: var(--vz-surface-4); }
`;
const Credit = styled.small`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 2px 6px;
  background: var(--vz-surface-2);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
`;
