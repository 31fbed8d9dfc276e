import { onMobile } from '@vezne/ui';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import styled from 'styled-components';
import { dots } from './StatusDot';

/** Closer and farther; Leaflet's own buttons are given to it as HTML, which Trusted Types refuse. */
export function Zoom() {
  const map = useMap();
  return (
    <ZoomButtons className="leaflet-top leaflet-left" data-noprint>
      <button type="button" aria-label="Yakınlaştır" onClick={() => map.zoomIn()}>
        +
      </button>
      <button type="button" aria-label="Uzaklaştır" onClick={() => map.zoomOut()}>
        −
      </button>
    </ZoomButtons>
  );
}

/** A sheet between its margins, without what a card takes; see @page. */
const SHEET_WIDTH = 664;

/** Paper shows what the screen does, as large as a sheet is wide: a map that is measured anew would miss its tiles. */
export function OnPaper() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    const measure = () => {
      const { clientWidth, clientHeight, style } = container;
      style.setProperty('--paper-width', `${clientWidth}px`);
      style.setProperty('--paper-height', `${clientHeight}px`);
      style.setProperty('--paper-zoom', `${Math.min(1, SHEET_WIDTH / clientWidth)}`);
    };
    window.addEventListener('beforeprint', measure);
    return () => window.removeEventListener('beforeprint', measure);
  }, [map]);
  return null;
}

/** What frames a map, and the colours of all that Leaflet draws in it. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-md);
  & .leaflet-container {
    z-index: var(--vz-z-base);
    height: 100%;
    background: var(--vz-inset);
    color: var(--vz-text-1);
    font: inherit;
  }
  & .leaflet-container:focus-visible { outline: 2px solid var(--vz-focus); outline-offset: -2px; }
  & .leaflet-container[data-picks]:focus-visible::after {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    z-index: 1000;
    width: 22px;
    height: 22px;
    border: 2px solid var(--vz-focus);
    border-radius: 50%;
    transform: translate(-50%, -50%);
    pointer-events: none;
  }
  & .leaflet-popup-content-wrapper, & .leaflet-popup-tip {
    background: var(--vz-surface-3);
    color: var(--vz-text-1);
    box-shadow: var(--vz-shadow-menu);
  }
  & .leaflet-popup-content-wrapper { border: 1px solid transparent; border-radius: var(--vz-radius-md); }
  & .leaflet-popup-content { font-size: var(--vz-text-sm); }
  & .leaflet-popup-content a { color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); }
  & .leaflet-popup-content div { color: var(--vz-text-2); font-variant-numeric: tabular-nums; }
  & .vz-around { fill: var(--vz-map-around); fill-opacity: 1; stroke: var(--vz-map-around); }
  & .vz-province { fill: var(--vz-map-land); fill-opacity: 1; stroke: var(--vz-map-line); stroke-opacity: 1; }
  & .vz-graticule { stroke: var(--vz-text-3); }
  & .vz-name { font-size: 11px; line-height: 14px; color: var(--vz-text-3); white-space: nowrap; }
  & .vz-name > span {
    position: absolute;
    transform: translate(-50%, -50%);
    text-shadow: 0 0 3px var(--vz-map-land), 0 0 3px var(--vz-map-land), 0 0 2px var(--vz-map-land);
  }
  --vz-map-land: var(--vz-surface-4);
  --vz-map-line: var(--vz-border-strong);
  --vz-map-around: color-mix(in oklab, var(--vz-surface-4) 45%, var(--vz-inset));
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --vz-map-land: Canvas;
    --vz-map-line: GrayText;
    --vz-map-around: Canvas;
    & .leaflet-container { background: Canvas; color: CanvasText; }
    & .vz-name, & .leaflet-popup-content div { color: CanvasText; }
    & .leaflet-popup-content-wrapper { border-color: CanvasText; background: Canvas; color: CanvasText; }
    & .leaflet-popup-content a { color: LinkText; }
  }
  @media print {
    width: fit-content;
    height: auto !important;
    break-inside: avoid;
    & .leaflet-container {
      width: var(--paper-width);
      height: var(--paper-height);
      zoom: var(--paper-zoom, 1);
    }
  }
  ${pins()}
`;

function pins() {
  return `
  & .vz-spot { display: grid; place-items: center; }
  & .vz-spot:focus-visible, & .vz-place:focus-visible { outline: 0; }
  & .vz-pill, & .vz-cluster {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 26px;
    padding: 0 9px;
    border: 1px solid var(--vz-border-control);
    border-radius: 13px;
    background: var(--vz-surface-2);
    color: var(--vz-text-1);
    font-size: var(--vz-text-xs);
    line-height: 1;
    font-weight: var(--vz-weight-semibold);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .vz-profit[data-loss] { color: var(--vz-expense-text); }
  & .vz-cluster {
    justify-content: center;
    min-width: 32px;
    height: 32px;
    border-radius: 16px;
    background: var(--vz-primary-subtle);
    border-color: var(--vz-primary-border);
    color: var(--vz-primary-text);
    font-size: var(--vz-text-sm);
    box-shadow: 0 0 0 4px color-mix(in oklab, var(--vz-primary-text) 14%, transparent);
  }
  & .vz-spot:is(:hover, :focus-visible, [data-pointed]) > * { border-color: var(--vz-focus); box-shadow: 0 0 0 2px var(--vz-focus); }
  & .vz-drop {
    position: absolute;
    inset: auto 2px 5px;
    height: 28px;
    border: 2px solid var(--vz-on-solid);
    border-radius: 50% 50% 50% 0;
    background: var(--vz-primary);
    print-color-adjust: exact;
    transform: rotate(-45deg);
  }
  ${dots('& .vz-dot')}
  @media (forced-colors: active) {
    & .vz-pill, & .vz-cluster { border-color: CanvasText; background: Canvas; color: CanvasText; }
    & .vz-profit[data-loss] { color: CanvasText; }
    & .vz-spot:is(:hover, :focus-visible, [data-pointed]) > * { border-color: Highlight; box-shadow: 0 0 0 2px Highlight; }
    & .vz-drop { border-color: Canvas; background: CanvasText; }
  }
`;
}

const ZoomButtons = styled.div`
  display: grid;
  margin: 10px;
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-3);
  pointer-events: auto;
  & > button { width: 36px; height: 36px; color: var(--vz-text-1); font-size: var(--vz-text-lg); text-align: center; }
  & > button:hover { background: var(--vz-surface-4); }
  & > button:focus-visible { outline: 2px solid var(--vz-focus); outline-offset: -2px; }
  @media (forced-colors: active) { forced-color-adjust: auto; }
  ${onMobile} { & > button { width: 44px; height: 44px; } }
`;

/** Whose map it is. */
export const Credit = styled.small`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 2px 6px;
  background: var(--vz-surface-2);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  @media (forced-colors: active) { background: Canvas; color: CanvasText; }
`;
