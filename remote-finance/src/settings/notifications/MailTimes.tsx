import type { NotificationPreferences } from '@vezne/contract';
import { Checkbox, onMobile, Select } from '@vezne/ui';
import styled from 'styled-components';
import { PaneList } from '../pane/PaneList';

type Times = Omit<NotificationPreferences, 'kinds'>;
type Props = { times: Times; onChange: (change: Partial<Times>) => void };

const HOURS = Array.from({ length: 16 }, (_, at) => at + 6);
const TIMES = HOURS.flatMap((hour) => ['00', '30'].map((half) => `${String(hour).padStart(2, '0')}:${half}`));

/** When mails about what stands are sent. */
export function MailTimes({ times: { isDaily, dailyAt, isWeekly }, onChange }: Props) {
  // Another client may have chosen a time that is not offered here.
  const offered = [...new Set([...TIMES, dailyAt])].sort();
  return (
    <section aria-label="E-posta özetleri">
      <Title>E-posta özetleri</Title>
      <List>
        <li>
          <Checkbox checked={isDaily} onChange={(event) => onChange({ isDaily: event.target.checked })}>
            <strong>Günlük özet</strong>
            <small>İş günleri, okunmamış bildirim varsa</small>
          </Checkbox>
          <At
            aria-label="Günlük özetin saati"
            placeholder={null}
            disabled={!isDaily && !isWeekly}
            value={dailyAt}
            options={offered.map((time) => ({ value: time, label: time }))}
            onChange={(event) => onChange({ dailyAt: event.target.value })}
          />
        </li>
        <li>
          <Checkbox checked={isWeekly} onChange={(event) => onChange({ isWeekly: event.target.checked })}>
            <strong>Haftalık özet</strong>
            <small>Pazartesileri aynı saatte: haftanın vadeleri ve biten projeleri</small>
          </Checkbox>
        </li>
      </List>
    </section>
  );
}

const Title = styled.h3`
  padding: var(--vz-space-6) 0 var(--vz-space-1);
  font-weight: var(--vz-weight-semibold);
`;
const List = styled(PaneList)`
  & > li { justify-content: space-between; }
  & label > span { display: grid; }
  & strong { color: var(--vz-text-1); font-weight: var(--vz-weight-medium); }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;
const At = styled(Select)`
  width: 112px;
  ${onMobile} { width: 100%; }
`;
