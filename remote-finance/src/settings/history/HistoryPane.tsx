import { useAllPages, useCurrency, useHistory } from '@vezne/api';
import { api, dayInTurkey, type HistoryLine, limits } from '@vezne/contract';
import { RecordExport, RecordList, useListPage } from '@vezne/records';
import { Button, Empty, SearchBox, useIsMobile, useRested } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { mistakeOf } from '../../figures/days';
import { FilterBar } from './FilterBar';
import { HistoryFilterSheet } from './HistoryFilterSheet';
import { HistoryFilters, HistoryFiltersInWords } from './HistoryFilters';
import { HistoryTable } from './HistoryTable';
import { historySheet } from './history-sheet';
import { LineDialog } from './LineDialog';
import { type HistoryFilter, unfiltered } from './narrowing';

/** A date on its way through other dates is no filter. */
const REST_MS = 400;

/** Geçmiş: who changed what in the company, and the events of security. */
export function HistoryPane() {
  const page = useListPage(limits.page.history);
  const [filter, setFilter] = useState<HistoryFilter>(unfiltered);
  const [shown, setShown] = useState<HistoryLine | null>(null);
  const { searchText } = page.request;
  const days = { from: useRested(filter.from, REST_MS), to: useRested(filter.to, REST_MS) };
  const query = { searchText, ...filter, ...days };
  const mistake = mistakeOf(days);
  const list = useHistory(mistake ? null : { ...page.request, ...query });
  page.keepWithin(list.data);
  const readAll = useAllPages(api.history.findAll);
  const currency = useCurrency();
  const change = (next: Partial<HistoryFilter>) => {
    setFilter((last) => ({ ...last, ...next }));
    page.toFirstPage();
  };
  const narrowing = { filter, mistake, onChange: change };
  const isMobile = useIsMobile();
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
            {isMobile ? (
              <HistoryFilterSheet {...narrowing} found={list.data?.totalElements} />
            ) : (
              <HistoryFilters {...narrowing} />
            )}
            <Export>
              <RecordExport
                list="Geçmiş"
                fileName={`gecmis-${dayInTurkey(new Date())}`}
                disabled={mistake !== null}
                load={async () => [historySheet(await readAll(query), currency)]}
              />
            </Export>
          </FilterBar>
        }
        isNarrowed={isNarrowed}
        about={<HistoryFiltersInWords filter={{ ...filter, ...days }} searchText={searchText} />}
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
      action={<Button onClick={onShowAll}>Tüm Geçmişi Göster</Button>}
    />
  );
}

const Export = styled.span`
  && { flex: none; min-width: 0; margin-left: auto; }
`;
