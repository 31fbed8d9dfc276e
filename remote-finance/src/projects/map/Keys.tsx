import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

type Props = {
  label: string;
  /** Enter and the space bar choose the point in the middle, which the arrows move. */
  onPick: ((point: { lat: number; lng: number }) => void) | undefined;
};

/** What the map is called, and how it is used, once the focus is on it: arrows pan, plus and minus zoom. */
export function Keys({ label, onPick }: Props) {
  const map = useMap();
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const picks = onPick !== undefined;
  useEffect(() => {
    const container = map.getContainer();
    // Pins of projects are read one by one; where a place is chosen the keys belong to the map.
    container.setAttribute('role', picks ? 'application' : 'group');
    container.setAttribute(
      'aria-label',
      picks ? `${label}: oklar kaydırır, Enter ortadaki noktayı seçer` : `${label}: oklar kaydırır`,
    );
    container.toggleAttribute('data-picks', picks);
    const onKey = (event: KeyboardEvent) => {
      if (!picks || event.target !== container || (event.key !== 'Enter' && event.key !== ' ')) return;
      // The space bar would scroll the page.
      event.preventDefault();
      pick.current?.(map.getCenter());
    };
    container.addEventListener('keydown', onKey);
    return () => container.removeEventListener('keydown', onKey);
  }, [map, label, picks]);
  return null;
}
