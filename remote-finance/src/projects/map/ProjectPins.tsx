import type { ProjectStatus } from '@vezne/contract';
import { formatMargin } from '@vezne/ui';
import { latLngBounds, type Marker as Pinned } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Marker, Popup, useMap, useMapEvents } from 'react-leaflet';
import { Link } from 'react-router-dom';
import { clusters } from './clusters';
import { clusterIcon, pinRoom, projectIcon } from './pin-icons';
import { noteOf } from './project-note';

export type ProjectPin = {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  status: ProjectStatus;
  profitability: number | null;
};

export type PinProps = {
  /** The project that is pointed at, in the list or here. */
  pointed: string | null;
  onPoint: (id: string | null) => void;
  /** The project that was chosen: its pin is shown by itself, with its words. */
  chosen: string | null;
  onChoose: (id: string) => void;
};

const CLOSEST = 16;
const withoutMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Projects on the map; those that would cover each other share a number until one looks closer. */
export function ProjectPins({ pins, pointed, onPoint, chosen, onChoose }: PinProps & { pins: ProjectPin[] }) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const spotsAt = (level: number) =>
    clusters(pins, ({ latitude, longitude }) => map.project([latitude, longitude], level), pinRoom);
  useChosen(pins, chosen, spotsAt);
  return spotsAt(zoom).map(({ items }) => {
    const [first] = items;
    if (items.length > 1)
      return (
        <ClusterMarker
          key={`${first.id} ${items.length}`}
          pins={items}
          canSplit={zoom < CLOSEST && spotsAt(CLOSEST).every((spot) => spot.items.length < items.length)}
          isPointed={items.some(({ id }) => id === pointed)}
        />
      );
    const pin = { isPointed: first.id === pointed, isChosen: first.id === chosen };
    return <PinMarker key={first.id} pin={first} {...pin} onPoint={onPoint} onChoose={onChoose} />;
  });
}

/** Brings a project that was chosen in the list into view, close enough to stand alone. */
function useChosen(
  pins: ProjectPin[],
  chosen: string | null,
  spotsAt: (zoom: number) => { items: ProjectPin[] }[],
) {
  const map = useMap();
  const show = useEffectEvent(() => {
    const pin = pins.find(({ id }) => id === chosen);
    if (!pin) return;
    const isAlone = (zoom: number) =>
      spotsAt(zoom).some(({ items }) => items.length === 1 && items[0] === pin);
    let zoom = map.getZoom();
    while (zoom < CLOSEST && !isAlone(zoom)) zoom += 1;
    if (zoom === map.getZoom()) map.panInside([pin.latitude, pin.longitude], { padding: [80, 80] });
    else map.setView([pin.latitude, pin.longitude], zoom, { animate: !withoutMotion() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the map, not another zoom
  useEffect(() => show(), [chosen]);
}

/** What a marker's element says of itself, and whether the keyboard is on it. */
function useSpot(name: string, isPointed: boolean, icon: unknown, onPoint?: (isOn: boolean) => void) {
  const ref = useRef<Pinned>(null);
  const point = useEffectEvent((isOn: boolean) => onPoint?.(isOn));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another icon is another element
  useEffect(() => {
    const spot = ref.current?.getElement();
    const listening = new AbortController();
    spot?.addEventListener('focus', () => point(true), listening);
    spot?.addEventListener('blur', () => point(false), listening);
    spot?.setAttribute('aria-label', name);
    return () => listening.abort();
  }, [name, icon]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another icon is another element
  useEffect(() => {
    ref.current?.getElement()?.toggleAttribute('data-pointed', isPointed);
    ref.current?.setZIndexOffset(isPointed ? 1000 : 0);
  }, [isPointed, icon]);
  return ref;
}

type MarkerProps = Pick<PinProps, 'onPoint' | 'onChoose'> & {
  pin: ProjectPin;
  isPointed: boolean;
  isChosen: boolean;
};

function PinMarker({ pin, isPointed, isChosen, onPoint, onChoose }: MarkerProps) {
  const { id, name, latitude, longitude, status, profitability } = pin;
  const profit = profitability === null ? '–' : formatMargin(profitability);
  const icon = useMemo(
    () => projectIcon(status, profit, (profitability ?? 0) < 0),
    [status, profit, profitability],
  );
  const ref = useSpot(`${name}, ${noteOf(pin)}`, isPointed || isChosen, icon, (isOn) =>
    onPoint(isOn ? id : null),
  );
  useEffect(() => {
    if (isChosen) ref.current?.openPopup();
  }, [isChosen, ref]);
  return (
    <Marker
      ref={ref}
      position={[latitude, longitude]}
      icon={icon}
      eventHandlers={{
        mouseover: () => onPoint(id),
        mouseout: () => onPoint(null),
        popupopen: () => onChoose(id),
      }}
    >
      <Popup closeButton={false}>
        <Link to={`/projects/${id}`}>{name}</Link>
        <div>{noteOf(pin)}</div>
      </Popup>
    </Marker>
  );
}

type ClusterProps = { pins: ProjectPin[]; canSplit: boolean; isPointed: boolean };

function ClusterMarker({ pins, canSplit, isPointed }: ClusterProps) {
  const map = useMap();
  const icon = useMemo(() => clusterIcon(pins.length), [pins.length]);
  const ref = useSpot(`${pins.length} proje: ${pins.map(({ name }) => name).join(', ')}`, isPointed, icon);
  const open = () => {
    if (!canSplit) return;
    // The number goes away with its focus: the map keeps it.
    map.getContainer().focus({ preventScroll: true });
    const bounds = latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]));
    const closer = Math.max(map.getBoundsZoom(bounds.pad(0.2)), map.getZoom() + 1);
    map.setView(bounds.getCenter(), Math.min(closer, CLOSEST), { animate: !withoutMotion() });
  };
  const [first] = pins;
  if (!first) return null;
  return (
    <Marker
      ref={ref}
      position={[first.latitude, first.longitude]}
      icon={icon}
      eventHandlers={{
        click: open,
        keypress: ({ originalEvent }) => {
          if (originalEvent.key === 'Enter') open();
        },
      }}
    >
      {!canSplit && (
        <Popup closeButton={false}>
          {pins.map((pin) => (
            <div key={pin.id}>
              <Link to={`/projects/${pin.id}`}>{pin.name}</Link> {noteOf(pin)}
            </div>
          ))}
        </Popup>
      )}
    </Marker>
  );
}
