import { useNotifications } from '@vezne/api';
import { dayInTurkey, limits, type Notification, type NotificationAge } from '@vezne/contract';
import {
  Button,
  Empty,
  LoadError,
  onMobile,
  SidePanel,
  SkeletonRows,
  TabList,
  TabPanel,
  Tabs,
  VisuallyHidden,
} from '@vezne/ui';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { focusBeside } from './focus-beside';
import { NotificationItem } from './NotificationItem';
import { type Acts, useActs } from './useActs';
import { useUnread } from './useUnread';

type Props = { open: boolean; onClose: () => void; bell: RefObject<HTMLButtonElement | null> };
type Tab = 'unread' | 'all';

const { page } = limits.notification;

/** What a manager should know of now, the newest day first, each a way to where it is seen to. */
export default function NotificationPanel({ open, onClose, bell }: Props) {
  const [tab, setTab] = useState<Tab>('unread');
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="Bildirimler"
      width={400}
      beside="[data-bell]"
      focusAfter={() => bell.current ?? false}
    >
      <Contents tab={tab} onTab={setTab} onClose={onClose} />
    </SidePanel>
  );
}

type ContentsProps = { tab: Tab; onTab: (tab: Tab) => void; onClose: () => void };

/** Gone while the panel is closed: then nothing is asked for, and it opens as long as at first. */
function Contents({ tab, onTab, onClose }: ContentsProps) {
  const [size, setSize] = useState<number>(page);
  const [said, say] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const query = useNotifications(tab === 'unread', size);
  const { data } = query;
  // Until the list has come, as many as the bell says.
  const known = useUnread();
  const unread = data?.unread ?? known;
  const today = data?.today ?? dayInTurkey(new Date());
  const acts = useActs(
    { unread, today, reload: query.reload },
    { say, keepFocus: () => focusBeside(body.current) },
  );

  return (
    <>
      <Tabs value={tab} onChange={onTab}>
        <Head>
          <TabList
            label="Hangi bildirimler"
            items={[
              { value: 'unread', label: 'Okunmamış', count: unread },
              { value: 'all', label: 'Tümü' },
            ]}
          />
        </Head>
        <Body ref={body} tabIndex={-1} data-body>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          <TabPanel value={tab}>
            {data?.content.length === 0 && (
              <Empty title="Yeni bildirim yok.">
                Geciken, biten veya aşılan bir şey olursa burada yazar.
              </Empty>
            )}
            {data && <Groups notifications={data.content} acts={acts} onClose={onClose} />}
            {data && data.totalElements > data.content.length && (
              <Button block variant="ghost" onClick={() => setSize(size + page)}>
                Daha Fazla Göster
              </Button>
            )}
            {query.isLoading && <SkeletonRows rows={3} />}
            {query.error && (
              <LoadError
                stacked
                message={query.error.message}
                onRetry={query.reload}
                retrying={query.isRefreshing}
              />
            )}
          </TabPanel>
        </Body>
      </Tabs>
      <Foot>
        <Button size="sm" variant="ghost" disabled={unread === 0} onClick={acts.readAll}>
          Tümünü Okundu Say
        </Button>
        <Link className="link" to="/settings/notifications" onClick={onClose}>
          Ayarlar
        </Link>
      </Foot>
    </>
  );
}

const ages: { age: NotificationAge; title: string }[] = [
  { age: 'BUGUN', title: 'Bugün' },
  { age: 'BU_HAFTA', title: 'Bu hafta' },
  { age: 'DAHA_ONCE', title: 'Daha önce' },
];

type GroupsProps = { notifications: Notification[]; acts: Acts; onClose: () => void };

/** By when they began to stand; what was put off stands apart. */
function Groups({ notifications, acts, onClose }: GroupsProps) {
  const isOff = ({ snoozedUntil }: Notification) => snoozedUntil !== null;
  const groups = [
    ...ages.map(({ age, title }) => ({
      title,
      of: notifications.filter((each) => each.age === age && !isOff(each)),
    })),
    { title: 'Ertelenenler', of: notifications.filter(isOff) },
  ];
  return groups.map(
    ({ title, of }) =>
      of.length > 0 && (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {of.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                acts={acts}
                onFollow={() => {
                  if (!isOff(notification)) acts.follow(notification);
                  onClose();
                }}
              />
            ))}
          </ul>
        </section>
      ),
  );
}

const Head = styled.div`
  flex: none;
  padding: 0 var(--vz-space-6);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--vz-space-4) var(--vz-space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus { outline: none; }
  & h3 {
    padding: 0 12px 4px;
    color: var(--vz-text-3);
    font-size: var(--vz-text-xs);
    line-height: 16px;
    font-weight: var(--vz-weight-medium);
  }
  & section + section { margin-top: var(--vz-space-4); }
  ${onMobile} { padding-inline: var(--vz-space-1); }
`;
const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: var(--vz-space-2) var(--vz-space-6) calc(var(--vz-space-2) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--vz-border);
  font-size: var(--vz-text-sm);
  & > button { margin-left: calc(-1 * var(--vz-space-3)); }
  ${onMobile} {
    padding-inline: var(--vz-space-4);
    & > button { width: auto; }
  }
`;
