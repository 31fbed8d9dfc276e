import { useCashFlows } from '@vezne/api';
import { NothingFound } from '@vezne/records';
import { Button, Empty, useIsMobile } from '@vezne/ui';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { allFilters } from '../filters/filters';
import { type FilterProps, unknownCategory, useFilterParts } from '../filters/LedgerFilters';
import type { LedgerState } from './useLedger';

type Props = { ledger: LedgerState; onAdd: () => void };

/** Why the ledger shows nothing, and what to do about it. */
export function NoEntries({ ledger, onAdd }: Props) {
  const isMobile = useIsMobile();
  if (ledger.isNarrowed) return <NotFound ledger={ledger} />;
  const add = (
    <>
      {/* On a phone the page's own button lies just below, within the thumb's reach. */}
      {!isMobile && (
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
          Nakit Akışı Ekle
        </Button>
      )}
      <Button as={Link} icon={<FileUp aria-hidden />} to="/cash-flow/import">
        İçe Aktar
      </Button>
      <Button as={Link} icon={<Landmark aria-hidden />} to="/cash-flow/accounts">
        Hesaplar
      </Button>
    </>
  );
  return (
    <Empty title="Kayıtlı nakit akışı bulunamadı." action={add}>
      İlk girişi veya çıkışı ekleyin ya da bankanızın dosyasını yükleyin; bakiye ve raporlar bu kayıtlardan
      hesaplanır. Kasada ve bankada duran parayı Hesaplar'da açılış bakiyesi olarak girersiniz.
    </Empty>
  );
}

function NotFound({
  ledger: { page, filters, isAccountGone, changeFilters, showAll },
}: Pick<Props, 'ledger'>) {
  const { searchText } = page.request;
  const places = usePlaces({ filters, onChange: changeFilters }, isAccountGone);
  const isFiltered = places.length > 0;
  const without = useCashFlows(isFiltered ? { page: 0, pageSize: 1, searchText } : null).data;
  return (
    <NothingFound
      title="Kayıtlı nakit akışı bulunamadı."
      words={searchText}
      filters={places}
      without={isFiltered && without?.size === 1 ? without.totalElements : undefined}
      noun={['kayıt', 'Kaydı']}
      all="Tüm Kayıtları Göster"
      onDropFilters={() => changeFilters(allFilters)}
      onShowAll={showAll}
    />
  );
}

/** Where the filters look, in the words of a sentence: "Kasım 2026 döneminde". */
function usePlaces(props: FilterProps, isAccountGone: boolean): string[] {
  const { ids, batchId, categoryIds = [], paymentMethods = [] } = props.filters;
  const many: Record<string, number> = { Kategori: categoryIds.length, Yöntem: paymentMethods.length };
  const places = useFilterParts(props).flatMap(({ label, value }) => {
    if (!value) return [];
    if (label === 'Hesap' && isAccountGone) return 'artık olmayan bir hesapta';
    return (many[label] ?? 0) > 1 ? `seçilen ${value} içinde` : placeOf(label, value);
  });
  if (ids) places.push(`süzülen ${ids.length} kayıtta`);
  if (batchId) places.push('seçilen aktarımda');
  return places;
}

const placeOf = (label: string, value: string) =>
  label === 'Kategori' && value === unknownCategory
    ? 'artık olmayan bir kategoride'
    : `${value} ${within[label]}`;

const within: Record<string, string> = {
  Dönem: 'döneminde',
  Tür: 'türünde',
  Kategori: 'kategorisinde',
  Yöntem: 'yönteminde',
  Proje: 'projesinde',
  Tutar: 'tutarında',
  Hesap: 'hesabında',
};
