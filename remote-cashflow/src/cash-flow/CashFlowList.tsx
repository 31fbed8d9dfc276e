import type { Query } from '@vezne/api';
import type { CashFlow, Page } from '@vezne/contract';
import { Button, Empty, LoadError, onMobile, SkeletonRows, useIsMobile } from '@vezne/ui';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CashFlowCards } from './CashFlowCards';
import { CashFlowTable, type EntryListProps } from './CashFlowTable';

type Props = Omit<EntryListProps, 'entries'> & {
  list: Query<Page<CashFlow>>;
  pageSize: number;
  /** The list shows a part of the ledger only: by search or by a link's filters. */
  isNarrowed: boolean;
  onShowAll: () => void;
  onAdd: () => void;
};

/** The entries of the current page, or why there are none. */
export function CashFlowList({ list, pageSize, isNarrowed, onShowAll, onAdd, ...actions }: Props) {
  const isMobile = useIsMobile();
  const { data, error, isRefreshing, reload } = list;
  const failure = error && (
    <Padded>
      <LoadError message={error.message} onRetry={reload} />
    </Padded>
  );
  if (!data) return failure || <SkeletonRows rows={pageSize} />;

  if (data.content.length === 0) {
    return (
      failure || (
        <Empty
          title="Kayıtlı nakit akışı bulunamadı."
          action={isNarrowed ? <Button onClick={onShowAll}>Tüm kayıtları göster</Button> : addButton(onAdd)}
        >
          {isNarrowed
            ? 'Aramaya veya süzgece uyan kayıt yok.'
            : 'İlk girişi veya çıkışı ekleyin; bakiye ve raporlar bu kayıtlardan hesaplanır.'}
        </Empty>
      )
    );
  }
  const Entries = isMobile ? CashFlowCards : CashFlowTable;
  return (
    <>
      {failure}
      <Busy aria-busy={isRefreshing}>
        <Entries entries={data.content} {...actions} />
      </Busy>
    </>
  );
}

const addButton = (onAdd: () => void): ReactNode => (
  <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
    Nakit Akışı Ekle
  </Button>
);

const Padded = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
  ${onMobile} { padding: var(--vz-space-4); }
`;
const Busy = styled.div`
  transition: opacity var(--vz-dur-fast);
  &[aria-busy='true'] { opacity: 0.6; }
`;
