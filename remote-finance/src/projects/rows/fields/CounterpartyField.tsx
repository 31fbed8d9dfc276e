import { useContacts, useSaveContact } from '@vezne/api';
import { type ContactSide, contactKindNames } from '@vezne/contract';
import { SuggestInput } from '@vezne/records';
import { Button, Field, toast } from '@vezne/ui';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { calledSo, OFFERED, useContactSearch } from '../../../figures/useContactSearch';

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

/** Who pays or is paid: customers or suppliers are offered by name, and a name that is none of them can become one. */
export function CounterpartyField({ label, side, error, ...input }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { found, asked, ask } = useContactSearch(input.value, { side });
  // While others are offered the name is still being written.
  const isWritten = asked !== '' && !(isOpen && found?.length);
  const isUnoffered = found !== undefined && isWritten && !calledSo(found, asked);
  // Whoever is on the other side or passive is offered to nobody, and has the name all the same.
  const others = useContacts(
    isUnoffered ? { page: 0, pageSize: OFFERED, searchText: asked, inactive: true } : null,
  ).data?.content;
  const known = isUnoffered && others && calledSo(others, asked);
  const isOffered = isUnoffered && others && !known;
  const names = (found ?? []).map(({ name }) => name);
  return (
    <Field
      label={label}
      error={error}
      help={
        known
          ? `Kayıtlı cari: ${contactKindNames[known.kind]}${known.active ? '' : ', pasif'}`
          : isOffered && <Offer key={asked} name={asked} side={side} />
      }
      optional
    >
      <SuggestInput
        {...input}
        options={names.filter((name) => name !== input.value)}
        listLabel="Cariler"
        onOpenChange={(isNowOpen) => {
          setOpen(isNowOpen);
          if (isNowOpen) ask();
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
