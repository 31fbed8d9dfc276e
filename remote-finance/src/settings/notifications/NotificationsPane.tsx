import { useNotificationPreferences } from '@vezne/api';
import { type KindPreference, kindNames, MailedKind, type NotificationPreferences } from '@vezne/contract';
import { Checkbox, onMobile, Select, Table, useIsMobile, VisuallyHidden } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Loaded } from '../pane/Loaded';
import { Pane } from '../pane/Pane';
import { kinds } from './kinds';
import { MailTimes } from './MailTimes';
import { useChoices } from './useChoices';

const LEADS = [1, 3, 7, 14, 30];

/** Bildirimler: of which matters one who is signed in is told, where and how early, and when mails are sent. */
export function NotificationsPane() {
  const query = useNotificationPreferences();
  return <Loaded query={query}>{(stored) => <Choices stored={stored} />}</Loaded>;
}

function Choices({ stored }: { stored: NotificationPreferences }) {
  const { of, choose, times, schedule } = useChoices(stored);
  // A phone has no room for a fourth column.
  const isPhone = useIsMobile();
  return (
    <Pane
      title="Bildirimler"
      note="Hangi konuların zilde görüneceğini, hangilerinin e-postayla geleceğini seçin. Seçiminiz yalnızca sizin hesabınız için geçerlidir."
    >
      <Kinds dense>
        <thead>
          <tr>
            <th scope="col">Konu</th>
            <th scope="col">Uygulama</th>
            <th scope="col">E&#8209;posta</th>
            {!isPhone && <th scope="col">Kaç gün önce</th>}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, note }) => {
            const title = kindNames[kind];
            const how = of(kind);
            if (!how) return null;
            const lead = (
              <Lead
                title={title}
                how={how}
                after={isPhone ? 'önce' : ''}
                onChange={(leadDays) => choose({ kind, leadDays })}
              />
            );
            return (
              <tr key={kind}>
                <Named title={title} note={note}>
                  {isPhone && lead}
                </Named>
                <td>
                  <Tick
                    name={`${title}: uygulama`}
                    checked={how.inApp}
                    onChange={(inApp) => choose({ kind, inApp })}
                  />
                </td>
                <td>
                  <Tick
                    name={`${title}: e-posta`}
                    checked={how.email}
                    // Whoever asks for an archive gets a letter when it is there.
                    disabled={!MailedKind.safeParse(kind).success}
                    onChange={(email) => choose({ kind, email })}
                  />
                </td>
                {!isPhone && <td>{lead}</td>}
              </tr>
            );
          })}
          <tr>
            <Named title="Yeni cihazdan girişler" note="Güvenliğiniz için her zaman bildirilir" />
            <td>
              <Tick name="Yeni cihazdan girişler: uygulama" checked disabled />
            </td>
            <td>
              <Tick name="Yeni cihazdan girişler: e-posta" checked disabled />
            </td>
            {!isPhone && <td />}
          </tr>
        </tbody>
      </Kinds>
      <Always>Abonelik, yedek ve disk uyarıları ile ilk adımlar her zaman bildirilir.</Always>
      <MailTimes times={times} onChange={schedule} />
    </Pane>
  );
}

type NamedProps = { title: string; note: string; children?: ReactNode };

const Named = ({ title, note, children }: NamedProps) => (
  <th scope="row">
    <strong>{title}</strong>
    <small>{note}</small>
    {children}
  </th>
);

type TickProps = {
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
};

const Tick = ({ name, checked, disabled = false, onChange }: TickProps) => (
  <Checkbox checked={checked} disabled={disabled} onChange={(event) => onChange?.(event.target.checked)}>
    <VisuallyHidden>{name}</VisuallyHidden>
  </Checkbox>
);

type LeadProps = { title: string; how: KindPreference; after: string; onChange: (days: number) => void };

/** How early, with a word where no column says of what; nothing where there is nothing ahead of it. */
function Lead({ title, how: { leadDays, inApp, email }, after, onChange }: LeadProps) {
  if (leadDays === null) return null;
  // Another client may have chosen a number that is not offered here.
  const leads = [...new Set([...LEADS, leadDays])].sort((a, b) => a - b);
  return (
    <Ahead>
      <Select
        aria-label={`${title}: kaç gün önce`}
        placeholder={null}
        disabled={!inApp && !email}
        value={String(leadDays)}
        options={leads.map((days) => ({ value: String(days), label: `${days} gün` }))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {after}
    </Ahead>
  );
}

const Kinds = styled(Table)`
  && tr > :first-child { padding-left: 0; }
  &&& tr > :last-child { width: 104px; min-width: 104px; padding-right: 0; }
  & th[scope='row'] { padding-block: var(--vz-space-2); font-weight: var(--vz-weight-regular); text-align: left; }
  & strong { display: block; color: var(--vz-text-1); font-weight: var(--vz-weight-medium); }
  & small { display: block; color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  ${onMobile} {
    & th[scope='row'] small { display: none; }
    &&& tr > :last-child { width: auto; min-width: 0; }
    & thead th { hyphens: none; }
  }
`;
const Ahead = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  & > :first-child { flex: 1; }
  ${onMobile} {
    margin-top: var(--vz-space-2);
    & > :first-child { flex: 0 0 92px; }
  }
`;
const Always = styled.p`
  padding-top: var(--vz-space-4);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
