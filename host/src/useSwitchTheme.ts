import { themeModeAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';

/** Takes the other one of the two themes, whichever way the present one was come by. */
export function useSwitchTheme(): () => void {
  const setTheme = useSetAtom(themeModeAtom);
  return () => setTheme(document.documentElement.dataset.theme === 'light' ? 'dark' : 'light');
}
