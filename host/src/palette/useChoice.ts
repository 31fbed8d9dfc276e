import { assistantAtom, highlightAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { helpAtom } from '../help/help-atom';
import { notificationsAtom } from '../notifications/notifications-atom';
import { useSignOut } from '../sign-out/useSignOut';
import { useSwitchTheme } from '../useSwitchTheme';
import type { Choice, Option } from './option';
import { rememberChoice } from './recent';

/** Carries out what was chosen; where that leads elsewhere, the focus belongs to the page. */
export function useChoice(onClose: () => void) {
  const navigate = useNavigate();
  const setHighlight = useSetAtom(highlightAtom);
  const setAssistant = useSetAtom(assistantAtom);
  const setHelp = useSetAtom(helpAtom);
  const setNotifications = useSetAtom(notificationsAtom);
  const switchTheme = useSwitchTheme();
  const signOut = useSignOut();
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
      switchTheme();
    } else if (choice.act === 'logout') {
      signOut();
    } else if (choice.act === 'notifications') {
      setNotifications(true);
    } else {
      setHelp(choice.act);
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
