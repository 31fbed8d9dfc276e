import { useAddReadyMadeCategories } from '@vezne/api';
import { Button, toast } from '@vezne/ui';
import { useLayoutEffect, useRef } from 'react';
import { focusWhenLost } from '../../focus/record-beside';

type Props = { variant?: 'primary' | 'secondary' | 'ghost'; size?: 'sm' | 'md'; className?: string };

/** Adds the ready-made categories; for places that have none to choose from. */
export function ReadyMadeButton(props: Props) {
  const button = useFocusHandedOn();
  const readyMade = useAddReadyMadeCategories();
  const add = () =>
    readyMade.run().then(
      () => toast.success('Hazır kategoriler eklendi.'),
      // Told where all failures are told; the button stays for another try.
      () => undefined,
    );
  return (
    <Button {...props} ref={button} loading={readyMade.isRunning} onClick={add}>
      Hazır kategorileri ekle
    </Button>
  );
}

const CONTROLS = ':is(input, select, textarea, button, a[href]):not(:disabled)';

/** With the first categories the button goes, and its focus to the control that stood after it. */
function useFocusHandedOn() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (!own || document.activeElement !== own) return;
      const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
      const next = all[all.indexOf(own) + 1];
      focusWhenLost(() => next ?? null);
    };
  }, []);
  return button;
}
