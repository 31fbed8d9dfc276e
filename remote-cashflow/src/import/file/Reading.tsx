import { Button, IconButton, onMobile, Spinner } from '@vezne/ui';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { ProgressBar } from '../frame/ProgressBar';

type Props = {
  file: File;
  /** How much of it is on its way to the server, from 0 to 1; null: it waits for its account. */
  sent: number | null;
  onRead: () => void;
  onGiveUp: () => void;
};

/** A file that waits for its account, or is sent and read. */
export function Reading({ file, sent, onRead, onGiveUp }: Props) {
  return (
    <Row>
      <FileSpreadsheet aria-hidden />
      <div>
        <strong>{file.name}</strong>
        {sent === null ? <p>{sizeText(file.size)}</p> : <Sending size={file.size} sent={sent} />}
      </div>
      {sent === null && (
        <Button data-read variant="primary" onClick={onRead}>
          Dosyayı Oku
        </Button>
      )}
      <IconButton label="Okumayı iptal et" onClick={onGiveUp}>
        <X aria-hidden />
      </IconButton>
    </Row>
  );
}

function Sending({ size, sent }: { size: number; sent: number }) {
  const isSent = sent >= 1;
  return (
    <>
      <p>
        <Spinner /> {sizeText(size)} ·{' '}
        <span role="status">{isSent ? 'Dosya okunuyor' : 'Dosya gönderiliyor'}</span>
        {!isSent && <span aria-hidden>%{Math.floor(sent * 100)}</span>}
      </p>
      <SentBar aria-label="Gönderilen" value={sent} hidden={isSent} />
    </>
  );
}

const sizeText = (bytes: number) => {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('tr-TR', { maximumFractionDigits: 1 })} ${unit}`;
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-4);
  margin-top: var(--vz-space-5);
  padding: var(--vz-space-4) var(--vz-space-4) var(--vz-space-4) var(--vz-space-5);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-inset);
  & > svg { color: var(--vz-text-3); }
  & > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & strong { font-weight: var(--vz-weight-medium); }
  & p {
    display: flex;
    align-items: center;
    gap: var(--vz-space-2);
    color: var(--vz-text-3);
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
  }
  ${onMobile} {
    gap: var(--vz-space-3);
    padding: var(--vz-space-3);
    /* What reads a file that waits stands under it. */
    &:has(> [data-read]) { flex-wrap: wrap; }
    & > [data-read] { order: 1; flex: 1 0 100%; }
  }
`;
const SentBar = styled(ProgressBar)`
  margin-top: 6px;
  /* Keeps its place, so that nothing jumps when all is sent. */
  &[hidden] { display: block; visibility: hidden; }
`;
