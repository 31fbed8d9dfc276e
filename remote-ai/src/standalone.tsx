import { standalone } from '@vezne/federation/standalone';
import { Button } from '@vezne/ui';
import { assistantAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import AssistantModal from './assistant/AssistantModal';

function Opener() {
  const setAssistant = useSetAtom(assistantAtom);
  return (
    <Button variant="ai" onClick={() => setAssistant({ open: true, context: 'Kasa Defteri' })}>
      Vezne AI'ya Sor
    </Button>
  );
}

standalone({ '/cash-flow': <Opener /> }, <AssistantModal />);
