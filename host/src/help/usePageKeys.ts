import { singleKeys } from '@vezne/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { footSections, sections } from '../composed/sidebar';

/** Between G and the letter of a page. */
const LONGEST_PAUSE_MS = 1_500;

/** G and a letter lead to a page of the sidebar, ? opens the map of keys; a page that has its own shows that. */
export function usePageKeys(onMap: () => void): void {
  const navigate = useNavigate();
  const go = useEffectEvent((to: string) => navigate(to));
  const openMap = useEffectEvent(onMap);
  useEffect(() => {
    let began = Number.NEGATIVE_INFINITY;
    // Before the page hears it: after G a letter is no longer the page's.
    function listen(event: KeyboardEvent) {
      // By when they were pressed: a busy page hears them later.
      const isSecond = event.timeStamp - began < LONGEST_PAUSE_MS;
      began = Number.NEGATIVE_INFINITY;
      if (!singleKeys.areMeant(event)) return;
      const key = event.key.toLocaleLowerCase('en');
      const page = isSecond && [...sections, ...footSections].find((item) => item.key === key);
      if (page) {
        event.preventDefault();
        event.stopPropagation();
        go(page.to);
      } else if (key === 'g') began = event.timeStamp;
    }
    function listenForMap(event: KeyboardEvent) {
      if (event.key !== '?' || event.defaultPrevented || !singleKeys.areMeant(event)) return;
      event.preventDefault();
      openMap();
    }
    window.addEventListener('keydown', listen, { capture: true });
    window.addEventListener('keydown', listenForMap);
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.removeEventListener('keydown', listenForMap);
    };
  }, []);
}
