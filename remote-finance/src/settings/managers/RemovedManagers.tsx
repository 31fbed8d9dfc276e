import { useRemovedManagers, useRestoreManager } from '@vezne/api';
import type { RemovedManager } from '@vezne/contract';
import { leavingRecord } from '@vezne/records';
import { Avatar, Button, formatInstant, LoadError, toast } from '@vezne/ui';
import styled from 'styled-components';
import { Pane } from '../pane/Pane';
import { Acts, Named, PaneList } from '../pane/PaneList';

/** Managers who were removed within a day; the owner can bring them back. Nothing is drawn while there is none. */
export function RemovedManagers({ canRestore }: { canRestore: boolean }) {
  const { data, error, reload } = useRemovedManagers();
  const restore = useRestoreManager();
  if (!error && !data?.length) return null;

  const bringBack = ({ id, name, surname }: RemovedManager) => {
    const leave = leavingRecord(id);
    return restore.run({ id }).then(
      () => {
        toast.success(`${name} ${surname} geri alındı.`);
        leave();
      },
      // Told where all failures are told; the list says what is still possible.
      reload,
    );
  };

  return (
    <Pane
      title="Çıkarılan yöneticiler"
      note={
        canRestore
          ? 'Süre dolmadan geri aldığınız kişi aynı şifreyle girebilir.'
          : 'Süre dolmadan yalnızca şirketin sahibi geri alabilir.'
      }
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      <PaneList>
        {data?.map((manager) => (
          <li key={manager.id} data-record={manager.id}>
            <Faded>
              <Avatar name={`${manager.name} ${manager.surname}`} />
            </Faded>
            <Named>
              <strong>
                {manager.name} {manager.surname}
              </strong>
              <span>
                {manager.email} · {formatInstant(manager.restorableUntil)} tarihine kadar geri alınabilir
              </span>
            </Named>
            {canRestore && (
              <Acts>
                <Button
                  size="sm"
                  aria-label={`Geri Al: ${manager.name} ${manager.surname}`}
                  disabled={restore.isRunning}
                  onClick={() => bringBack(manager)}
                >
                  Geri Al
                </Button>
              </Acts>
            )}
          </li>
        ))}
      </PaneList>
    </Pane>
  );
}

const Faded = styled.span`
  display: contents;
  & > * { opacity: 0.5; }
`;
