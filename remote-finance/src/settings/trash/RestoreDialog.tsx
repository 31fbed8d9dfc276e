import { useCategoryOptions } from '@vezne/records';
import { Button, ErrorText, Field, Modal, ModalBody, ModalFoot, Select } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Restoring } from './useRestoring';

/** Asks for another category for a record whose own is gone. */
export function RestoreDialog({ restoring }: { restoring: Restoring }) {
  const { stuck, giveUp } = restoring;
  return (
    <Modal open={stuck !== null} onClose={giveUp} size="sm" title="Geri Yükle" subtitle={stuck?.item.label}>
      {stuck && <Choice key={stuck.item.id} restoring={restoring} stuck={stuck} />}
    </Modal>
  );
}

type ChoiceProps = { restoring: Restoring; stuck: NonNullable<Restoring['stuck']> };

function Choice({
  restoring: { restore, runningId, giveUp },
  stuck: { item, message, refusal },
}: ChoiceProps) {
  const options = useCategoryOptions();
  const [categoryId, setCategory] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    if (categoryId === '') setError('Kategori gerekli');
    else restore(item, categoryId);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ModalBody>
        <p>{message}</p>
        <Field label="Kategori" error={error}>
          <Select
            options={options}
            value={categoryId}
            onChange={({ target }) => {
              setCategory(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Refusal role="alert">{refusal && <ErrorText>{refusal}</ErrorText>}</Refusal>
      </ModalBody>
      <ModalFoot>
        <Button onClick={giveUp}>İptal</Button>
        <Button type="submit" variant="primary" loading={runningId === item.id}>
          Geri Yükle
        </Button>
      </ModalFoot>
    </form>
  );
}

const Refusal = styled.div`&:not(:empty) { margin-top: var(--vz-space-3); }`;
