import { useCurrency } from '@vezne/api';
import type { StatementAdded, StatementBatch } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Button, Card, ConfirmModal, formatCount, formatInstant, RecordName, sideBySide } from '@vezne/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router-dom';
import { Done, Foot, Result } from './done-styles';
import { useUndo } from './useUndo';

type Props = {
  batch: StatementBatch;
  /** What was just added; null for an import that is looked at later. */
  added: StatementAdded | null;
  onRestart: () => void;
};

/** The last step: what is in the ledger now, and the way back. */
export function DoneStep({ batch, added, onRestart }: Props) {
  const { id, fileName, accountName, rowsAdded, status, addedAt, undoneAt } = batch;
  const isUndone = status === 'GERI_ALINDI';
  const { question, isRunning, undo, force, giveUp } = useUndo(batch);
  const about = isUndone
    ? sideBySide([fileName, accountName, undoneAt && formatInstant(undoneAt)])
    : `${fileName}, ${accountName} hesabına aktarıldı.`;
  return (
    <Card as="section" aria-label="Sonuç">
      <Done role="status">
        <h2>
          {isUndone ? <Undo2 aria-hidden /> : <CircleCheck aria-hidden />}
          {isUndone ? 'Aktarım geri alındı' : `${formatCount(rowsAdded)} kayıt eklendi`}
        </h2>
        <p>{about}</p>
      </Done>
      {!isUndone && <Figures batch={batch} added={added} />}
      <Foot>
        <span>
          {isUndone ? 'Dosyayı yeniden aktarabilirsiniz.' : 'Aktarım 90 gün boyunca geri alınabilir.'}
        </span>
        {!isUndone && (
          <Button icon={<Undo2 aria-hidden />} loading={isRunning && question === null} onClick={undo}>
            Aktarımı Geri Al
          </Button>
        )}
        <Button onClick={onRestart}>Yeni Dosya</Button>
        {!isUndone && (
          <Button as={Link} variant="primary" to={`/cash-flow?batch=${id}`}>
            Hareketleri Gör
          </Button>
        )}
      </Foot>
      <ConfirmModal
        open={question !== null}
        onClose={giveUp}
        onConfirm={force}
        title="Aktarımı Geri Al"
        confirmLabel="Yine de Geri Al"
        danger
        record={
          <RecordName
            note={sideBySide([
              `${formatCount(rowsAdded)} kayıt`,
              accountName,
              addedAt && formatInstant(addedAt),
            ])}
          >
            {fileName}
          </RecordName>
        }
      >
        {question}
      </ConfirmModal>
    </Card>
  );
}

function Figures({ batch: { sumIn, sumOut }, added }: Pick<Props, 'batch' | 'added'>) {
  const currency = useCurrency();
  const counts = added && [
    { name: 'Virman', count: added.transfers, unit: 'kayıt', note: 'Giriş ve çıkışa eklenmez' },
    { name: 'Tahsilat ve ödeme', count: added.settlements ?? 0, unit: 'kayıt', note: 'Carilere işlendi' },
    { name: 'Atlanan', count: added.skipped, unit: 'satır', note: null },
    { name: 'Okunamayan', count: added.faulty, unit: 'satır', note: null },
  ];
  return (
    <Result>
      <div>
        <dt>Hesaba giren</dt>
        <dd>
          <Money amount={sumIn} type="GIRIS" currency={currency} />
        </dd>
      </div>
      <div>
        <dt>Hesaptan çıkan</dt>
        <dd>
          <Money amount={Math.abs(sumOut)} type="CIKIS" currency={currency} />
        </dd>
      </div>
      {counts
        ?.filter(({ count }) => count > 0)
        .map(({ name, count, unit, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sideBySide([note, `${formatCount(count)} ${unit}`])}</dd>
          </div>
        ))}
      {added && added.createdCategories.length > 0 && (
        <div>
          <dt>Yeni kategoriler</dt>
          <dd>{added.createdCategories.join(', ')}</dd>
        </div>
      )}
    </Result>
  );
}
