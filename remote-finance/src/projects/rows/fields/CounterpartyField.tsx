import { useContacts, useSaveContact } from '@vezne/api';
import { type ContactSide, fold } from '@vezne/contract';
import { SuggestInput } from '@vezne/records';
import { Button, Field, toast, useRested } from '@vezne/ui';
import { type Ref, useState } from 'react';
import styled from 'styled-components';

type Props = {
  label: string;
  side: ContactSide;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  name: string;
  value: string;
  onChange: (name: string) => void;
  onBlur: () => void;
};

const OFFERED = 8;
/** Pauses in typing shorter than this ask nothing. */
const PAUSE_MS = 250;

/** Who pays or is paid: customers or suppliers are offered by name, and a name that is none of them can become one. */
export function CounterpartyField({ label, side, error, ...input }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const asked = useRested(input.value.trim(), PAUSE_MS);
  const { data } = useContacts(isAsked ? { page: 0, pageSize: OFFERED, searchText: asked, side } : null);
  const names = (data?.content ?? []).map(({ name }) => name);
  // What was found for other words offers nothing under these.
  const isCurrent = isAsked && data !== undefined && asked === input.value.trim();
  const isUnknown = isCurrent && asked !== '' && !names.some((name) => fold(name) === fold(asked));
  // While others are offered the name is still being written.
  const isOffered = isUnknown && !(isOpen && names.length > 0);
  return (
    <Field
      label={label}
      error={error}
      help={isOffered && <Offer key={asked} name={asked} side={side} />}
      optional
    >
      <SuggestInput
        {...input}
        options={isCurrent ? names.filter((name) => name !== input.value) : []}
        listLabel="Cariler"
        onOpenChange={(isNowOpen) => {
          setOpen(isNowOpen);
          if (isNowOpen) setAsked(true);
        }}
      />
    </Field>
  );
}

function Offer({ name, side }: { name: string; side: ContactSide }) {
  const save = useSaveContact();
  const add = () =>
    save.run({ name, kind: side }).then(
      () => toast.success(`${name} carilere eklendi.`),
      // Told where all failures are told; the offer stays for another try.
      () => undefined,
    );
  return (
    <>
      Kayıtlı cari değil.{' '}
      <Add size="sm" variant="ghost" loading={save.isRunning} onClick={add}>
        Cari olarak ekle
      </Add>
    </>
  );
}

const Add = styled(Button)`
  height: auto;
  min-height: 0;
  padding: 0 4px;
  color: var(--vz-primary-text);
`;
