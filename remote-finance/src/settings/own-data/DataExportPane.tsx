import { useDataExport, useDataExportLink, useStartDataExport } from '@vezne/api';
import { type DataExport, type DataExportScope, type DataExportState, limits } from '@vezne/contract';
import { focusWhenLost } from '@vezne/records';
import {
  Button,
  formatInstant,
  LoadError,
  onMobile,
  ProgressBar,
  RadioGroup,
  SkeletonRows,
  toast,
} from '@vezne/ui';
import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Pane } from '../pane/Pane';

/** Verilerimi indir: an archive of the own data, or for its owner of the whole company, made in the background. */
export function DataExportPane() {
  const { data, error, reload } = useDataExport();
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <Pane
      title="Verilerimi indir"
      head={head}
      note="Kayıtlarınız Excel'de açılan CSV ve programlar için JSON dosyaları olarak bir zip arşivinde hazırlanır."
    >
      {error && !data && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && <Archive data={data} onAsked={() => focusWhenLost(() => head.current)} />}
    </Pane>
  );
}

/** `onAsked`: the button that asked for an archive may be gone. */
type Props = { data: DataExportState; onAsked: () => void };

function Archive({ data, onAsked }: Props) {
  const { newest } = data;
  if (newest?.state === 'BEKLIYOR' || newest?.state === 'HAZIRLANIYOR') return <UnderWay archive={newest} />;
  return (
    <Stack>
      {newest?.state === 'HAZIR' && <Ready archive={newest} />}
      {newest?.state === 'HATA' && (
        <p role="alert">
          Arşiv hazırlanamadı. Biraz sonra yeniden deneyin; sürerse İletişim sayfasından bize yazın.
        </p>
      )}
      <AskFor data={data} onAsked={onAsked} />
    </Stack>
  );
}

function UnderWay({ archive: { progress, state } }: { archive: DataExport }) {
  const label = state === 'BEKLIYOR' ? 'Sırada bekliyor' : `Hazırlanıyor: %${progress}`;
  return (
    <Stack role="status">
      <strong>{label}</strong>
      <ProgressBar value={progress} label={label} thickness={10} />
      <Hint>Bu sayfadan ayrılabilirsiniz; arşiv hazır olunca e-posta gönderilir.</Hint>
    </Stack>
  );
}

function Ready({ archive }: { archive: DataExport }) {
  const link = useDataExportLink();
  const open = () =>
    link.run({ id: archive.id }).then(
      ({ path }) => save(path),
      // Told where all failures are told; the archive stays as it is.
      () => undefined,
    );
  return (
    <Found>
      <span>
        <strong>{archive.scope === 'SIRKET' ? 'Şirket arşivi hazır' : 'Arşiviniz hazır'}</strong>
        <Hint>
          {[
            sizeOf(archive.bytes ?? 0),
            archive.expiresAt && `${formatInstant(archive.expiresAt)} tarihine kadar indirilebilir`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Hint>
      </span>
      <Button icon={<Download aria-hidden />} loading={link.isRunning} onClick={open}>
        İndir
      </Button>
    </Found>
  );
}

/** The browser saves what the address gives; the page stays. */
function save(path: string): void {
  const anchor = document.createElement('a');
  anchor.href = path;
  anchor.download = '';
  anchor.click();
}

const scopes = [
  { value: 'SIRKET', label: 'Şirketin tamamı', hint: 'Bütün kayıtlar ve size ait bilgiler' },
  { value: 'KISI', label: 'Yalnızca benim verilerim', hint: 'Hesabınız, oturumlarınız, sorularınız' },
] satisfies { value: DataExportScope; label: string; hint: string }[];

function AskFor({ data: { mayExportCompany, othersUnderWay, newest }, onAsked }: Props) {
  const start = useStartDataExport();
  const [scope, setScope] = useState<DataExportScope>(mayExportCompany ? 'SIRKET' : 'KISI');
  const ask = () =>
    start.run({ scope }).then(
      () => {
        toast.success('Arşiviniz hazırlanıyor.');
        onAsked();
      },
      () => undefined,
    );
  return (
    <>
      {mayExportCompany ? (
        <Choice
          aria-label="Arşivin kapsamı"
          name="export-scope"
          value={scope}
          options={scopes}
          onChange={(event) =>
            setScope(scopes.find(({ value }) => value === event.target.value)?.value ?? scope)
          }
        />
      ) : (
        <Hint>
          Arşivde hesabınız, oturumlarınız ve sorularınız bulunur. Şirketin bütün kayıtlarını şirket sahibi
          indirebilir.
        </Hint>
      )}
      <Line>
        <Button loading={start.isRunning} disabled={othersUnderWay} onClick={ask}>
          {newest?.state === 'HAZIR' ? 'Yeni Arşiv Hazırla' : 'Arşiv Hazırla'}
        </Button>
        <Hint>
          {othersUnderWay
            ? 'Şirketinizde başka bir arşiv hazırlanıyor; bitince isteyebilirsiniz.'
            : `Arşiv ${limits.keep.exportHours} saat saklanır, sonra silinir.`}
        </Hint>
      </Line>
    </>
  );
}

function sizeOf(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB'];
  const digits = unit === 'MB' ? 1 : 0;
  return `${new Intl.NumberFormat('tr-TR', { maximumFractionDigits: digits }).format(Math.max(amount, 1))} ${unit}`;
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-4);
`;
const Hint = styled.span`
  display: block;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
  padding: var(--vz-space-4);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-2);
  ${onMobile} { & > button { width: 100%; } }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-3);
  ${onMobile} { & > button { width: 100%; } }
`;
const Choice = styled(RadioGroup)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
