import { Button, fadingEdge, formatCount, Modal, ModalBody, ModalFoot, onMobile } from '@vezne/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Chip, ChipCross } from './FilterChip';

type Props<Change> = {
  /** What is set, in words, and what takes it away. */
  set: readonly { label: string; value: string; cleared: Change }[];
  onChange: (change: Change) => void;
  /** What takes all of it away. */
  allCleared: Change;
  /** How many are found, and as what: "12 Kaydı Göster". */
  found: number | undefined;
  noun: string;
  /** Chips of what no field of the sheet sets. */
  chips?: (clear: (change: Change) => void) => ReactNode;
  children: ReactNode;
};

/** The filters where there is little room: one button, a sheet with all of them, and what is set as chips. */
export function FilterSheet<Change>({
  set,
  onChange,
  allCleared,
  found,
  noun,
  chips,
  children,
}: Props<Change>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const opener = useRef<HTMLButtonElement>(null);
  const clear = (change: Change) => {
    // The chip goes with its filter.
    opener.current?.focus();
    onChange(change);
  };
  return (
    <Bar>
      <Button ref={opener} size="sm" icon={<SlidersHorizontal aria-hidden />} onClick={() => setOpen(true)}>
        {set.length > 0 ? `Süzgeç (${set.length})` : 'Süzgeç'}
      </Button>
      {set.map(({ label, value, cleared }) => (
        <Chip key={label} data-set>
          <button type="button" data-face onClick={() => setOpen(true)}>
            <b>{value}</b>
          </button>
          <ChipCross label={`${label} süzgecini kaldır`} onClick={() => clear(cleared)} />
        </Chip>
      ))}
      {chips?.(clear)}
      <Modal open={isOpen} onClose={close} title="Süzgeç">
        <ModalBody>{children}</ModalBody>
        <ModalFoot>
          <Button onClick={() => onChange(allCleared)}>Temizle</Button>
          <Button variant="primary" onClick={close}>
            {found === undefined ? 'Göster' : `${formatCount(found)} ${noun} Göster`}
          </Button>
        </ModalFoot>
      </Modal>
    </Bar>
  );
}

/** What does not fit is reached by a swipe. */
const Bar = styled.div`
  display: flex;
  gap: var(--vz-space-2);
  align-items: center;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  & > * { flex: none; }
  ${onMobile} { width: 100%; ${fadingEdge} & > button { height: 44px; } }
`;
