import { useAssistantHistory } from '@vezne/api';
import { limits } from '@vezne/contract';
import { CintemaniIcon, Modal, onMobile, TabList, TabPanel, Tabs, VisuallyHidden } from '@vezne/ui';
import { assistantAtom } from '@vezne/ui/state';
import { useAtom } from 'jotai';
import { useState } from 'react';
import styled from 'styled-components';
import { AskTab } from './AskTab';
import type { Asked } from './answer/asked';
import { HistoryTab } from './HistoryTab';

type Tab = 'ask' | 'history';

/** `isNews`: an answer has come while the history was open. */
type Place = { tab: Tab; page: number; isNews: boolean };

/** The history begins anew, but not under the eyes of its reader. */
const answered = (now: Place): Place => (now.tab === 'ask' ? { ...now, page: 0 } : { ...now, isNews: true });

const opened = (tab: Tab, { page, isNews }: Place): Place =>
  tab === 'ask' ? { tab, page: isNews ? 0 : page, isNews: false } : { tab, page, isNews };

/** Vezne AI: asks about the cash ledger and keeps the questions. Any screen opens it through the atom. */
export default function AssistantModal() {
  const [{ open, context, ask }, setAssistant] = useAtom(assistantAtom);
  const close = () => setAssistant({ open: false, context });
  return (
    <Modal
      open={open}
      onClose={close}
      size="lg"
      title="Vezne AI"
      subtitle={`Kasa Defteri'ndeki son ${limits.assistantWindow} kayda kadar inceler.`}
      lead={
        <Lead aria-hidden>
          <CintemaniIcon />
        </Lead>
      }
    >
      {/* Drawn only while the dialog is open: every opening starts with an empty question on the first tab. */}
      <Conversation first={ask ?? null} onLeave={close} />
    </Modal>
  );
}

function Conversation({ first, onLeave }: { first: Asked | null; onLeave: () => void }) {
  const [{ tab, page, isNews }, setPlace] = useState<Place>({ tab: 'ask', page: 0, isNews: false });
  const [asked, setAsked] = useState(first);
  const [searchText, setSearchText] = useState('');
  const pageSize = limits.page.assistantHistory;
  const history = useAssistantHistory({ page, pageSize, searchText });
  // The tab counts all questions, whatever is searched for.
  const all = useAssistantHistory({ page: 0, pageSize, searchText: '' });
  const setPage = (page: number) => setPlace((now) => ({ ...now, page }));
  const setTab = (tab: Tab) => setPlace((now) => opened(tab, now));
  return (
    <Tabs value={tab} onChange={setTab}>
      {/* The answer's own live region is hidden together with its tab. */}
      <VisuallyHidden role="status">{isNews && 'Cevap hazır'}</VisuallyHidden>
      <TabsPlace>
        <TabList
          ai
          label="Vezne AI bölümleri"
          items={[
            { value: 'ask', label: 'Soru Sor' },
            { value: 'history', label: 'Geçmiş Sorular', count: all.data?.totalElements ?? 0 },
          ]}
        />
      </TabsPlace>
      <Panel value="ask" keepMounted hidden={tab !== 'ask'}>
        <AskTab first={asked} onAnswered={() => setPlace(answered)} onLeave={onLeave} />
      </Panel>
      <Panel value="history">
        <HistoryTab
          history={history}
          searchText={searchText}
          onSearch={(text) => {
            setSearchText(text);
            setPage(0);
          }}
          onPage={setPage}
          onAsk={(again) => {
            setAsked(again);
            setTab('ask');
          }}
          onLeave={onLeave}
        />
      </Panel>
    </Tabs>
  );
}

const Lead = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: var(--vz-ai-subtle);
  color: var(--vz-ai-text);
  box-shadow: inset 0 0 0 1px var(--vz-ai-border);
`;
const TabsPlace = styled.div`
  padding: 0 var(--vz-space-6);
  margin-bottom: var(--vz-space-5);
  ${onMobile} { padding: 0 var(--vz-space-4); margin-bottom: var(--vz-space-4); }
`;
const Panel = styled(TabPanel)`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: min(400px, calc(0.6 * var(--vz-seen, 100dvh)));
  &[hidden] { display: none; }
  @media (height < 560px) { overflow-y: auto; min-height: 0; }
`;
