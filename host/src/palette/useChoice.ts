import { useLogout } from '@vezne/api';
import { assistantAtom, highlightAtom, themeModeAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Choice, Option } from './option';
import { rememberChoice } from './recent';

/** Carries out what was chosen; where that leads elsewhere, the focus belongs to the page. */
export function useChoice(onClose: () => void) {
  const navigate = useNavigate();
  const setHighlight = useSetAtom(highlightAtom);
  const setAssistant = useSetAtom(assistantAtom);
  const setTheme = useSetAtom(themeModeAtom);
  const logout = useLogout();
  const keepsFocus = useRef(false);

  function perform(choice: Choice) {
    if ('to' in choice) {
      navigate(choice.to);
      setHighlight(choice.highlight ?? null);
    } else if ('ask' in choice) {
      setAssistant({
        open: true,
        context: 'Kasa Defteri',
        ask: choice.ask === '' ? undefined : { input: choice.ask },
      });
    } else if (choice.act === 'theme') {
      setTheme(document.documentElement.dataset.theme === 'light' ? 'dark' : 'light');
    } else {
      logout();
    }
  }

  function choose(option: Option) {
    keepsFocus.current = !('act' in option.choice && option.choice.act === 'theme');
    rememberChoice(option);
    onClose();
    perform(option.choice);
  }

  return { choose, keepsFocus };
}
