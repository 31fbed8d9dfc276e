import { useAddReadyMadeCategories } from '@vezne/api';
import { Button, toast } from '@vezne/ui';

type Props = { variant?: 'primary' | 'secondary' | 'ghost'; size?: 'sm' | 'md'; className?: string };

/** Adds the ready-made categories; for places that have none to choose from. */
export function ReadyMadeButton(props: Props) {
  const readyMade = useAddReadyMadeCategories();
  const add = () =>
    readyMade.run().then(
      () => toast.success('Hazır kategoriler eklendi.'),
      // Told where all failures are told; the button stays for another try.
      () => undefined,
    );
  return (
    <Button {...props} loading={readyMade.isRunning} onClick={add}>
      Hazır kategorileri ekle
    </Button>
  );
}
