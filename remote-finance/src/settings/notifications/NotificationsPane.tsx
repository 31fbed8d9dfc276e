import { useNotificationPreferences } from '@vezne/api';
import type { MutableKind, NotificationPreferences } from '@vezne/contract';
import { Checkbox, onMobile, Select } from '@vezne/ui';
import styled from 'styled-components';
import { Loaded } from '../pane/Loaded';
import { Pane } from '../pane/Pane';
import { PaneList } from '../pane/PaneList';
import { useChoices } from './useChoices';

const kinds: { kind: MutableKind; title: string; note: string }[] = [
  { kind: 'GELIR_GECIKTI', title: 'Geciken gelirler', note: 'Vadesi geçen proje gelirleri' },
  { kind: 'GIDER_GECIKTI', title: 'Geciken giderler', note: 'Vadesi geçen proje giderleri' },
  { kind: 'PROJE_GECIKTI', title: 'Geciken projeler', note: 'Bitiş günü geçen açık projeler' },
  { kind: 'PROJE_BITIYOR', title: 'Bitmek üzere olan projeler', note: 'Bitiş günü yaklaşan açık projeler' },
  { kind: 'BUTCE_ASILDI', title: 'Bütçe aşımları', note: 'Gideri tahmini maliyetini geçen projeler' },
  { kind: 'TEKRAR_BEKLIYOR', title: 'Tekrarlayan kayıtlar', note: 'Günü gelip onay bekleyenler' },
];

const LEADS = [3, 7, 14, 30];

/** Bildirimler: of which matters the bell tells the one who is signed in, and how early. */
export function NotificationsPane() {
  const query = useNotificationPreferences();
  return <Loaded query={query}>{(stored) => <Choices stored={stored} />}</Loaded>;
}

function Choices({ stored }: { stored: NotificationPreferences }) {
  const { isShown, leadDays, show, lead } = useChoices(stored);
  // Another client may have chosen a number that is not offered here.
  const leads = [...new Set([...LEADS, leadDays])].sort((a, b) => a - b);
  return (
    <Pane
      title="Bildirimler"
      note="Zilde hangi konuların görüneceğini seçin. Seçiminiz yalnızca sizin hesabınız için geçerlidir."
    >
      <Kinds>
        {kinds.map(({ kind, title, note }) => (
          <li key={kind}>
            <Checkbox checked={isShown(kind)} onChange={(event) => show(kind, event.target.checked)}>
              <strong>{title}</strong>
              <small>{note}</small>
            </Checkbox>
            {kind === 'PROJE_BITIYOR' && (
              <Lead
                aria-label="Proje bitişinden kaç gün önce"
                placeholder={null}
                disabled={!isShown(kind)}
                value={String(leadDays)}
                options={leads.map((days) => ({ value: String(days), label: `${days} gün önce` }))}
                onChange={(event) => lead(Number(event.target.value))}
              />
            )}
          </li>
        ))}
      </Kinds>
      <Always>Abonelik, yedek ve disk uyarıları ile ilk adımlar her zaman bildirilir.</Always>
    </Pane>
  );
}

const Kinds = styled(PaneList)`
  & > li { justify-content: space-between; }
  & label > span { display: grid; }
  & strong { color: var(--vz-text-1); font-weight: var(--vz-weight-medium); }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;
const Lead = styled(Select)`
  width: 160px;
  ${onMobile} { width: 100%; }
`;
const Always = styled.p`
  padding-top: var(--vz-space-4);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
