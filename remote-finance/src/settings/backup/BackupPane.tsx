import { useBackup } from '@vezne/api';
import type { Backup } from '@vezne/contract';
import { Badge, type BadgeTone, Banner, formatInstant, LoadError } from '@vezne/ui';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styled from 'styled-components';
import { Pane } from '../pane/Pane';

type Known = NonNullable<Backup>;

const badges: Record<Known['standing'], [tone: BadgeTone, word: string]> = {
  FRESH: ['income', 'Güncel'],
  WAITING: ['neutral', 'Hazırlanıyor'],
  OLD: ['warning', 'Gecikti'],
  FAILED: ['warning', 'Alınamadı'],
  DISK_FULL: ['warning', 'Alınamadı'],
  COPY_FAILED: ['warning', 'Kopyalanamadı'],
};

const TELL = 'Sunucuyu yöneten kişiye haber verin.';
const warnings: Partial<Record<Known['standing'], string>> = {
  OLD: `Her saat bir yedek alınması gerekirken son üç saatte hiç alınmadı. ${TELL}`,
  FAILED: `Son yedek alınamadı; beş dakikada bir yeniden deneniyor. Bu uyarı kalkmazsa ${lower(TELL)}`,
  DISK_FULL: `Sunucuda yer azaldığı için yeni yedek alınamıyor. ${TELL}`,
  COPY_FAILED: `Yedek alındı, ancak ikinci klasöre kopyalanamadı; beş dakikada bir yeniden deneniyor. Bu uyarı kalkmazsa ${lower(TELL)}`,
};

/** How old the newest backup is, and a warning when something is wrong; nothing where others see to backups. */
export function BackupPane() {
  const { data, error, reload } = useBackup();
  const backup = data?.backup;
  if (!backup && !error) return null;
  const [tone, word] = badges[backup?.standing ?? 'WAITING'];
  const warning = backup && warnings[backup.standing];
  return (
    <Pane
      title="Yedekler"
      note="Kayıtlar saatte bir kendiliğinden yedeklenir; her yedek geri okunarak doğrulanır."
      action={backup && <Badge tone={tone}>{word}</Badge>}
    >
      {!backup && error && <LoadError message={error.message} onRetry={reload} />}
      {backup && (
        <Lines>
          <Newest>
            <DatabaseBackup aria-hidden />
            {backup.lastAt ? (
              <time dateTime={backup.lastAt} title={formatInstant(backup.lastAt)}>
                Son yedek {ageOf(backup.lastAt)}, doğrulandı
              </time>
            ) : (
              <span>{warning ? 'Henüz yedek yok' : 'İlk yedek birkaç dakika içinde alınır'}</span>
            )}
          </Newest>
          {warning && <Banner icon={<TriangleAlert aria-hidden />}>{warning}</Banner>}
        </Lines>
      )}
    </Pane>
  );
}

const MINUTE_MS = 60_000;

/** "az önce", "43 dk önce", "5 saat önce", "3 gün önce". */
function ageOf(instant: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(instant)) / MINUTE_MS);
  if (minutes < 1) return 'az önce';
  if (minutes < 60) return `${minutes} dk önce`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} saat önce` : `${Math.floor(hours / 24)} gün önce`;
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLocaleLowerCase('tr') + sentence.slice(1);
}

const Lines = styled.div`
  display: grid;
  gap: var(--vz-space-4);
`;
const Newest = styled.p`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  & > svg { flex: none; color: var(--vz-text-3); }
  & > time { font-variant-numeric: tabular-nums; }
`;
