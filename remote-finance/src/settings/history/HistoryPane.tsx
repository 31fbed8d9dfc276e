import { useAllPages, useCurrency, useHistory } from '@vezne/api';
import { api, dayInTurkey, type HistoryLine, limits } from '@vezne/contract';
import { RecordExport, RecordList, useListPage } from '@vezne/records';
import { Button, Empty, SearchBox } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FilterBar } from './FilterBar';
import { type HistoryFilter, HistoryFilters, unfiltered } from './HistoryFilters';
import { HistoryTable } from './HistoryTable';
import { historySheet } from './history-sheet';
import { LineDialog } from './LineDialog';

/** Geçmiş: who changed what in the company, and the events of security. */
export function HistoryPane() {
  const page = useListPage(limits.page.history);
  const [filter, setFilter] = useState<HistoryFilter>(unfiltered);
  const [shown, setShown] = useState<HistoryLine | null>(null);
  const { searchText } = page.request;
  const query = { searchText, ...filter };
  // A range that ends before it begins is not asked for; the field says so.
  const isBackwards = filter.from !== '' && filter.to !== '' && filter.from > filter.to;
  const list = useHistory(isBackwards ? null : { ...page.request, ...filter });
  page.keepWithin(list.data);
  const readAll = useAllPages(api.history.findAll);
  const currency = useCurrency();
  const change = (next: Partial<HistoryFilter>) => {
    setFilter((last) => ({ ...last, ...next }));
    page.toFirstPage();
  };
  const showAll = () => {
    setFilter(unfiltered);
    page.search('');
  };
  const isNarrowed = searchText !== '' || Object.values(filter).some(Boolean);

  return (
    <>
      <RecordList
        label="Değişiklik geçmişi"
        list={list}
        page={page}
        sizeLabel="Değişiklik Göster"
        toolbar={
          <FilterBar>
            <SearchBox value={searchText} onSearch={page.search} placeholder="Kayıt ara..." />
            <HistoryFilters filter={filter} isBackwards={isBackwards} onChange={change} />
            <Export>
              <RecordExport
                list="Geçmiş"
                fileName={`gecmis-${dayInTurkey(new Date())}`}
                disabled={isBackwards}
                load={async () => [historySheet(await readAll(query), currency)]}
              />
            </Export>
          </FilterBar>
        }
        empty={<NothingChanged isNarrowed={isNarrowed} onShowAll={showAll} />}
      >
        {(lines) => <HistoryTable lines={lines} onOpen={setShown} />}
      </RecordList>
      <LineDialog line={shown} onClose={() => setShown(null)} />
    </>
  );
}

function NothingChanged({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  if (!isNarrowed)
    return <Empty title="Henüz değişiklik yok.">Eklenen, değişen ve silinen her kayıt burada görünür.</Empty>;
  return (
    <Empty
      title="Bu süzgece uyan değişiklik yok."
      action={<Button onClick={onShowAll}>Tüm geçmişi göster</Button>}
    />
  );
}

const Export = styled.span`
  && { flex: none; min-width: 0; margin-left: auto; }
`;
