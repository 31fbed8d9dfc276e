import type { ProjectStatus } from '@vezne/contract';
import { type DivIcon, divIcon } from 'leaflet';

// Text given to Leaflet as HTML would be refused by Trusted Types: elements instead.
function element(className: string, text = ''): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/** Room that a pin takes, for the eye and for a finger. */
export const pinRoom = { width: 84, height: 44 };
/** What of it is drawn over the map. */
export const pinSize = { width: 72, height: 34 };
export const dropSize = { width: 32, height: 44 };
const size: [number, number] = [72, 44];

/** Where a project stands and what it earns. */
export function projectIcon(status: ProjectStatus, profit: string, isLoss: boolean): DivIcon {
  const html = element('vz-pill');
  const dot = element('vz-dot');
  dot.dataset.status = status;
  const figure = element('vz-profit', profit);
  figure.toggleAttribute('data-loss', isLoss);
  html.append(dot, figure);
  return divIcon({ className: 'vz-spot', iconSize: size, iconAnchor: [36, 22], html });
}

/** How many projects are here. */
export const clusterIcon = (count: number): DivIcon =>
  divIcon({
    className: 'vz-spot',
    iconSize: size,
    iconAnchor: [36, 22],
    html: element('vz-cluster', count.toLocaleString('tr-TR')),
  });

/** The one place that the map is about. */
export const placeIcon = (): DivIcon =>
  divIcon({
    className: 'vz-place',
    iconSize: [dropSize.width, dropSize.height],
    iconAnchor: [16, 44],
    html: element('vz-drop'),
  });
