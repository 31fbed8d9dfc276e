import type { Query } from '@vezne/api';
import type { AssistantAnswer, Page } from '@vezne/contract';
import {
  Badge,
  Button,
  Empty,
  formatInstant,
  Loading,
  ModalBody,
  onMobile,
  useFocusInPages,
} from '@vezne/ui';
import BookOpenText from 'lucide-react/icons/book-open-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { AnswerShown } from './answer/Answer';
import type { Asked } from './answer/asked';
import { sentencesOf } from './answer/written';
import { HistorySearch } from './HistorySearch';
import { Problem } from './Problem';

type Props = {
  history: Query<Page<AssistantAnswer>>;
  searchText: string;
  onSearch: (text: string) => void;
  onPage: (page: number) => void;
  onAsk: (asked: Asked) => void;
  onLeave: () => void;
};

/** Earlier questions with their answers, newest first, and a search through them. */
export function HistoryTab({ searchText, onSearch, ...props }: Props) {
  const { data, error } = props.history;
  const isFirst = searchText === '' && data?.totalElements === 0;
  return (
    <>
      {data && !error && !isFirst && <HistorySearch value={searchText} onSearch={onSearch} />}
      <Found {...props} isSearched={searchText !== ''} />
    </>
  );
}

type FoundProps = Omit<Props, 'searchText' | 'onSearch'> & { isSearched: boolean };

function Found({ history, isSearched, onPage, onAsk, onLeave }: FoundProps) {
  const { data, error, reload } = history;
  if (error)
    return (
      <ModalBody>
        <Problem title="Hata" message={error.message} onRetry={reload} />
      </ModalBody>
    );
  if (!data)
    return (
      <ModalBody>
        <Loading ai />
      </ModalBody>
    );
  if (data.totalElements === 0) return <ModalBody aria-live="polite">{nothing(isSearched)}</ModalBody>;
  return (
    <>
      <ModalBody aria-busy={history.isRefreshing}>
        <List>
          {data.content.map((answer) => (
            <Kept key={answer.id} answer={answer} onAsk={onAsk} onLeave={onLeave} />
          ))}
        </List>
      </ModalBody>
      <Pages data={data} onPage={onPage} />
    </>
  );
}

const nothing = (isSearched: boolean) =>
  isSearched ? (
    <Empty title="Aramanıza uyan soru bulunamadı.">Sorunun ya da cevabın içinden bir kelime deneyin.</Empty>
  ) : (
    <Empty title="Henüz sorulmuş soru bulunmuyor.">
      Sorduğunuz her soru, cevabıyla birlikte burada saklanır.
    </Empty>
  );

function Pages({ data, onPage }: { data: Page<AssistantAnswer>; onPage: Props['onPage'] }) {
  const pages = useFocusInPages();
  return (
    <Foot ref={pages} aria-label="Geçmiş soruların sayfaları">
      <Button
        size="sm"
        icon={<ChevronLeft aria-hidden />}
        disabled={data.page === 0}
        onClick={() => onPage(data.page - 1)}
      >
        Önceki
      </Button>
      <span aria-live="polite" aria-atomic>
        Sayfa {data.page + 1} / {data.totalPages}
      </span>
      <Button size="sm" disabled={data.page + 1 >= data.totalPages} onClick={() => onPage(data.page + 1)}>
        Sonraki
        <ChevronRight aria-hidden />
      </Button>
    </Foot>
  );
}

type KeptProps = { answer: AssistantAnswer } & Pick<Props, 'onAsk' | 'onLeave'>;

/** An earlier question: opens whole, and can be asked anew of today's ledger. */
function Kept({ answer, onAsk, onLeave }: KeptProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { action, input, plan, options } = answer;
  const isOpenable = action === 'ANSWER' || options.length > 0;
  return (
    <li>
      <Question>{input}</Question>
      <Report>{answer.rows.length > 0 ? sentencesOf(answer.report) : answer.report}</Report>
      {isOpen && (
        <Whole id={id}>
          <AnswerShown answer={answer} onAsk={onAsk} onLeave={onLeave} />
        </Whole>
      )}
      <Meta>
        <Badge tone="ai" icon={<BookOpenText aria-hidden />}>
          Kasa Defteri
        </Badge>
        <time dateTime={answer.createdAt}>{formatInstant(answer.createdAt)}</time>
        <Actions>
          {isOpenable && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Kapat' : action === 'ANSWER' ? 'Cevabı Aç' : 'Seçenekleri Aç'}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCw aria-hidden />}
            onClick={() => onAsk({ input, ...(plan && { plan }) })}
          >
            Yeniden Sor
          </Button>
        </Actions>
      </Meta>
    </li>
  );
}

const Whole = styled.div`
  margin-top: var(--vz-space-4);
  padding-top: var(--vz-space-4);
  border-top: 1px solid var(--vz-border);
`;
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: auto;
`;
const List = styled.ul`
  display: grid;
  gap: var(--vz-space-3);
  & > li {
    padding: 16px 20px;
    border: 1px solid var(--vz-border);
    border-radius: var(--vz-radius-lg);
    background: var(--vz-surface-2);
    overflow-wrap: anywhere;
  }
`;
const Question = styled.h3`
  font-size: var(--vz-text-md);
  font-weight: var(--vz-weight-semibold);
`;
const Report = styled.p`
  margin-top: 6px;
  color: var(--vz-text-2);
  line-height: 22px;
  white-space: pre-line;
`;
const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-2) var(--vz-space-3);
  margin-top: var(--vz-space-3);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-variant-numeric: tabular-nums;
`;
const Foot = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  font-size: var(--vz-text-xs);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
