import { Button, Modal, ModalBody, ModalFoot, onMobile, toast } from '@vezne/ui';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import styled from 'styled-components';

type Props = { codes: readonly string[]; onClose: () => void };

/** Shows recovery codes, the only time they can be seen. */
export function RecoveryCodesModal({ codes, onClose }: Props) {
  const [isKept, setKept] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setKept(true);
      toast.success('Kodlar kopyalandı.');
    } catch {
      toast.error('Kopyalanamadı. Kodları seçip elle kopyalayın.');
    }
  }

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: 'vezne-kurtarma-kodlari.txt' }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    setKept(true);
  }

  return (
    <Modal
      open
      // Shown once: a press beside the dialog must not take them away.
      onClose={() => undefined}
      dismissible={false}
      title="Kurtarma kodlarınız"
      subtitle="Telefonunuz yanınızda değilse her biri bir kez giriş yaptırır. Yalnızca şimdi gösterilirler."
    >
      <ModalBody>
        <Codes aria-label="Kurtarma kodları">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Buttons>
          <Button icon={<Copy aria-hidden />} onClick={copy}>
            Kopyala
          </Button>
          <Button icon={<Download aria-hidden />} onClick={download}>
            İndir
          </Button>
        </Buttons>
      </ModalBody>
      <ModalFoot>
        <Button variant={isKept ? 'primary' : 'secondary'} onClick={onClose}>
          Sakladım, Kapat
        </Button>
      </ModalFoot>
    </Modal>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-2) var(--vz-space-4);
  padding: var(--vz-space-4);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-2);
  font-family: ui-monospace, monospace;
  -webkit-user-select: all;
  user-select: all;
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Buttons = styled.div`
  display: flex;
  gap: var(--vz-space-2);
  margin-top: var(--vz-space-4);
`;
