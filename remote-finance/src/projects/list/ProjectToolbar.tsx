import { ProjectStatus, projectStatusNames } from '@vezne/contract';
import { PaperNote, useCategoryOptions, useIsUnknownCategory } from '@vezne/records';
import { onMobile, optionsOf, SearchBox, Segmented, Select, useIsMobile } from '@vezne/ui';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import styled, { css } from 'styled-components';
import { type ProjectFilter, sortings } from './project-filter';

type Props = { filter: ProjectFilter; onChange: (change: Partial<ProjectFilter>) => void };

const LATE = 'late';
const statusOptions = [...optionsOf(projectStatusNames), { value: LATE, label: 'Geciken' }];
const analysisOptions = optionsOf({ yes: 'Analiz edildi', no: 'Analiz edilmedi' });
const views = [
  { value: 'cards', label: 'Kart', icon: <LayoutGrid aria-hidden /> },
  { value: 'table', label: 'Tablo', icon: <List aria-hidden /> },
] as const;

/** Search, filters, order and view of the project list. */
export function ProjectToolbar({ filter, onChange }: Props) {
  const categories = useCategoriesOf(filter);
  const isMobile = useIsMobile();
  const sorting = sortingOf(filter);
  return (
    <Bar data-noprint>
      <SearchBox
        value={filter.searchText}
        onSearch={(searchText) => onChange({ searchText })}
        placeholder="Proje adına göre ara..."
      />
      <Filters>
        <Select
          aria-label="Durum"
          placeholder="Tüm durumlar"
          options={statusOptions}
          value={filter.late ? LATE : (filter.statuses[0] ?? '')}
          onChange={({ target }) =>
            onChange({
              statuses: ProjectStatus.options.filter((status) => status === target.value),
              late: target.value === LATE || null,
            })
          }
        />
        <Select
          aria-label="Kategori"
          placeholder="Tüm kategoriler"
          options={categories}
          value={filter.categoryIds[0] ?? ''}
          onChange={({ target }) => onChange({ categoryIds: target.value ? [target.value] : [] })}
        />
        <Select
          aria-label="Analiz"
          placeholder={isMobile ? 'Analiz: Tümü' : 'Analiz durumu: Tümü'}
          options={analysisOptions}
          value={filter.analyzed === null ? '' : filter.analyzed ? 'yes' : 'no'}
          onChange={({ target }) =>
            onChange({ analyzed: target.value === '' ? null : target.value === 'yes' })
          }
        />
      </Filters>
      <Order>
        <span aria-hidden>Sırala</span>
        <Select
          aria-label="Sırala"
          placeholder={null}
          options={sortings
            .filter((one) => !one.ofHead || one === sorting)
            .map(({ key, label }) => ({ value: key, label }))}
          value={sorting?.key ?? 'newest'}
          onChange={({ target }) => {
            const next = sortings.find(({ key }) => key === target.value) ?? sortings[0];
            if (next) onChange({ sortBy: next.sortBy, sortOrder: next.sortOrder });
          }}
        />
        <Views>
          <Segmented
            aria-label="Görünüm"
            options={views}
            value={filter.view}
            onChange={(view) => onChange({ view })}
          />
        </Views>
      </Order>
    </Bar>
  );
}

/** What narrows the list and how it is sorted, as words for paper. */
export function ProjectFilterInWords({ filter }: Pick<Props, 'filter'>) {
  const categories = useCategoriesOf(filter);
  const named = (options: readonly { value: string; label: string }[], value: string | undefined) =>
    options.find((option) => option.value === value)?.label;
  const { late, statuses, categoryIds, analyzed, searchText } = filter;
  const words = [
    named(statusOptions, late ? LATE : statuses[0]),
    named(categories, categoryIds[0]),
    analyzed !== null && named(analysisOptions, analyzed ? 'yes' : 'no'),
    searchText && `Arama: “${searchText}”`,
    filter.sortBy && `Sıra: ${sortingOf(filter)?.label}`,
  ].filter(Boolean);
  return words.length > 0 && <PaperNote>{words.join(' · ')}</PaperNote>;
}

/** The categories to choose from, and the one of an old address that is no more. */
function useCategoriesOf({ categoryIds }: ProjectFilter) {
  const categories = useCategoryOptions();
  const unknown = categoryIds.filter(useIsUnknownCategory());
  return [...categories, ...unknown.map((id) => ({ value: id, label: 'Bilinmeyen kategori' }))];
}

const sortingOf = (filter: ProjectFilter) =>
  sortings.find(({ sortBy, sortOrder }) => sortBy === filter.sortBy && sortOrder === filter.sortOrder);

/** One row where there is room for it: what is searched for and narrowed at the left, order and view at the right. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-3);
  margin-bottom: var(--vz-space-5);
  & > :first-child { flex: 1 1 17.5rem; max-width: 28rem; }
  ${onMobile} { & > :first-child { flex-basis: 100%; max-width: none; } }
`;
/** On a phone two in a line; on a narrow one each has a line of its own, so that no choice is cut off. */
const inLines = css`
  display: contents;
  & > div { flex: 1 1 40%; max-width: none; }
  @media (width < 375px) { & > div { flex-basis: 100%; } }
`;
/** On a phone order and filters are one field of two columns. */
const Order = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  margin-left: auto;
  & > span { color: var(--vz-text-2); font-size: var(--vz-text-sm); }
  & > div { width: auto; }
  ${onMobile} {
    ${inLines}
    & > span { display: none; }
  }
`;
const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-2);
  & > div { width: auto; max-width: 11rem; }
  & > :last-child { max-width: none; }
  /* The longest choice is as wide as its field. */
  & select { padding-right: 30px; }
  ${onMobile} { ${inLines} }
`;
/** A phone shows cards whatever is chosen. Where words would push it into a second row there are the icons alone. */
const Views = styled.div`
  @media (1200px <= width < 1600px) { & button { gap: 0; font-size: 0; } }
  ${onMobile} { display: none; }
`;
