import type { StatementAdded, StatementBalance, StatementBatch, StatementShare } from '@vezne/contract';
import { Button, Card, ConfirmModal, formatCount, formatInstant, RecordName, sideBySide } from '@vezne/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router-dom';
import { Done, Foot } from './done-styles';
import { Figures } from './Figures';
import { IbanOffer } from './IbanOffer';
import { useUndo } from './useUndo';

type Props = {
  batch: StatementBatch;
  /** What was just added; null for an import that is looked at later. */
  added: StatementAdded | null;
  balanceCheck: StatementBalance | null;
  /** What became what of an import that is looked at later; untold by an older server. */
  shares: StatementShare[] | undefined;
  /** Whose statement the file says it is. */
  accountNumber: string | null | undefined;
  onRestart: () => void;
};

/** The last step: what is in the ledger now, and the way back. */
export function DoneStep({ batch, added, balanceCheck, shares, accountNumber, onRestart }: Props) {
  const { id, fileName, accountName, rowsAdded, status, addedAt, undoneAt } = batch;
  const isUndone = status === 'GERI_ALINDI';
  const isNothing = !isUndone && rowsAdded === 0;
  const { question, isRunning, undo, force, giveUp } = useUndo(batch);
  const about = isUndone
    ? sideBySide([fileName, accountName, undoneAt && formatInstant(undoneAt)])
    : isNothing
      ? `${fileName}: satırların hepsi atlandı. Kayıtları daha önce eklenmiş satırlar yeniden eklenmez.`
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
      {!isUndone && <Figures {...{ batch, added, balanceCheck, shares }} />}
      {status === 'AKTARILDI' && accountNumber && <IbanOffer batch={batch} number={accountNumber} />}
      <Foot>
        <span>
          {isUndone && 'Dosyayı yeniden aktarabilirsiniz.'}
          {!isUndone && !isNothing && 'Aktarım 90 gün boyunca geri alınabilir.'}
        </span>
        {!isUndone && !isNothing && (
          <Button icon={<Undo2 aria-hidden />} loading={isRunning && question === null} onClick={undo}>
            Aktarımı Geri Al
          </Button>
        )}
        <Button onClick={onRestart}>Yeni Dosya</Button>
        {!isUndone && !isNothing && (
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
