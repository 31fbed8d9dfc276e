import { useStatement } from '@vezne/api';
import { Id, type StatementAdded } from '@vezne/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const steps = ['Dosya', 'Sütunlar', 'Kontrol', 'Bitti'] as const;

/** Where an import stands: which batch is in the address, how far it is read off the batch. */
export function useWizard() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('batch');
  const id = Id.safeParse(asked).data ?? null;
  const query = useStatement(id);
  // While another batch loads, the one before is not shown in its place.
  const isGone = query.error?.status === 404;
  const preview = query.data?.batch.id === id && !isGone ? query.data : undefined;
  const [added, setAdded] = useState<StatementAdded | null>(null);
  const isDraft = preview?.batch.status === 'TASLAK';
  const isChecked = preview?.mapping === null || params.get('step') === 'check';
  const draftStep = isChecked ? 2 : 1;
  return {
    id,
    query,
    preview,
    /** Position in `steps`; undefined while the batch loads. */
    step: asked === null ? 0 : preview && (isDraft ? draftStep : 3),
    /** The address names a batch that is not there, or what is no id. */
    isMissing: asked !== null && (id === null || isGone),
    /** What was just added; null for a batch that is looked at later. */
    added: added?.batch.id === id ? added : null,
    setAdded,
    restart: () => setParams({}),
    open: (batch: string) => setParams({ batch }),
    toCheck: () => id && setParams({ batch: id, step: 'check' }),
  };
}
export type Wizard = ReturnType<typeof useWizard>;
