import { Chip, ChipCross, DayInput } from '@vezne/records';
import { Button, ErrorText, Field, formatCount, Modal, ModalBody, ModalFoot, Select } from '@vezne/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { kinds, type NarrowingProps, unfiltered, useFilterParts, usePeople } from './narrowing';

type Props = NarrowingProps & { found: number | undefined };

/** The filters on a phone: one button, a sheet with all of them, and what is set as chips. */
export function HistoryFilterSheet({ found, ...props }: Props) {
  const { filter, mistake, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const parts = useFilterParts(filter);
  const close = () => setOpen(false);
  return (
    <Root>
      <Bar>
        <Button ref={opener} icon={<SlidersHorizontal aria-hidden />} onClick={() => setOpen(true)}>
          {parts.length > 0 ? `Süzgeç (${parts.length})` : 'Süzgeç'}
        </Button>
        {parts.map(({ label, value, cleared }) => (
          <Chip key={label} data-set>
            <button type="button" data-face onClick={() => setOpen(true)}>
              <b>{value}</b>
            </button>
            <ChipCross
              label={`${label} süzgecini kaldır`}
              onClick={() => {
                // The chip goes with its filter.
                opener.current?.focus();
                onChange(cleared);
              }}
            />
          </Chip>
        ))}
      </Bar>
      {mistake && <ErrorText>{mistake.sentence}</ErrorText>}
      <Modal open={isOpen} onClose={close} title="Süzgeç">
        <ModalBody>
          <Fields {...props} />
        </ModalBody>
        <ModalFoot>
          <Button onClick={() => onChange(unfiltered)}>Temizle</Button>
          <Button variant="primary" onClick={close}>
            {found === undefined ? 'Göster' : `${formatCount(found)} Değişikliği Göster`}
          </Button>
        </ModalFoot>
      </Modal>
    </Root>
  );
}

function Fields({ filter, mistake, onChange }: NarrowingProps) {
  const people = usePeople();
  const errorOf = (field: 'from' | 'to') => (mistake?.field === field ? mistake.sentence : undefined);
  return (
    <Stack>
      <Field label="Tür">
        <Select
          placeholder="Tüm türler"
          options={kinds}
          value={filter.entity ?? ''}
          onChange={({ target }) => onChange({ entity: target.value || null })}
        />
      </Field>
      <Field label="Kişi">
        <Select
          placeholder="Herkes"
          options={people}
          value={filter.managerId ?? ''}
          onChange={({ target }) => onChange({ managerId: target.value || null })}
        />
      </Field>
      <Field label="Başlangıç tarihi" error={errorOf('from')}>
        <DayInput value={filter.from} onChange={(from) => onChange({ from })} />
      </Field>
      <Field label="Bitiş tarihi" error={errorOf('to')}>
        <DayInput value={filter.to} onChange={(to) => onChange({ to })} />
      </Field>
    </Stack>
  );
}

const Root = styled.div`
  && { flex: 1; min-width: 0; }
`;
/** What does not fit is reached by a swipe. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  overflow-x: auto;
  scrollbar-width: none;
  & > * { flex: none; }
`;
const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-4);
`;
