import { useSaveView, useUpdateView } from '@vezne/api';
import { type RowDensity, type SavedView, SavedViewCreate } from '@vezne/contract';
import { RecordForm, useSaveForm } from '@vezne/records';
import { Checkbox, Field, Modal, TextInput, toast } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { toView, usualPeriod } from './view-address';

type Props = {
  /** Null saves what is looked at as a new view. */
  view: SavedView | null;
  params: URLSearchParams;
  today: string;
  density: RowDensity;
  onClose: () => void;
  onSaved: (id: string) => void;
};

/** Names a view, and says whether the ledger opens with it. */
export default function ViewModal({ view, params, today, density, onClose, onSaved }: Props) {
  const save = useSaveView();
  const update = useUpdateView();
  const [moves, setMoves] = useState(true);
  const period = view ? undefined : usualPeriod(params, today);
  const form = useSaveForm(SavedViewCreate, {
    defaultValues: {
      name: view?.name ?? '',
      address: view?.address ?? toView(params, today, true),
      density: view?.density ?? density,
      opensFirst: view?.opensFirst ?? false,
    },
    save: async ({ name, opensFirst }) => {
      if (view) {
        const { id, address, version } = view;
        onSaved((await update.run({ id, name, opensFirst, address, density: view.density, version })).id);
        toast.success('Görünüm güncellendi.');
      } else {
        const address = toView(params, today, moves);
        onSaved((await save.run({ name, opensFirst, address, density })).id);
        toast.success('Görünüm kaydedildi.');
      }
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Modal open onClose={onClose} title={view ? 'Görünümü Düzenle' : 'Görünümü Kaydet'} size="sm">
      <RecordForm form={form} isNew={!view} onCancel={onClose}>
        <Field label="Görünüm adı" error={errors.name?.message ?? errors.address?.message} full>
          <TextInput {...form.register('name')} autoComplete="off" placeholder="Örneğin: Bekleyen çekler" />
        </Field>
        <Whole>
          {period && (
            <Checkbox checked={moves} onChange={() => setMoves(!moves)}>
              Dönem bugünle ilerlesin ({period.label})
            </Checkbox>
          )}
          <Checkbox {...form.register('opensFirst')}>Kasa Defteri bu görünümle açılsın</Checkbox>
        </Whole>
      </RecordForm>
    </Modal>
  );
}

const Whole = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--vz-space-3);
`;
