import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Select } from '../form/Select';
import { onMobile } from '../responsive/media';
import { useIsMobile } from '../responsive/useIsMobile';
import { pageItems, rangeText } from './page-items';
import { pageSizes } from './page-sizes';
import { useFocusInPages } from './useFocusInPages';

type Props = {
  /** Zero-based. */
  page: number;
  pageSize: number;
  totalElements: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** Left out, the reader cannot choose how many rows a page has. */
  onPageSize?: (pageSize: number) => void;
  /** Of what the range tells: "projeden" makes "14 projeden 1–3 arası". */
  from?: string;
  /** In front of the choice of page size. */
  sizeLabel?: string;
  sizes?: readonly number[];
  /** Without frame, under cards instead of inside one. */
  bare?: boolean;
  /** Lower, under dense rows. */
  compact?: boolean;
  /** Something between the range and the pages. */
  children?: ReactNode;
};

/** "148 kayıttan 1–6 arası", the pages, and how many rows a page has. */
export function Pagination({
  page,
  pageSize,
  totalElements,
  totalPages,
  onPage,
  onPageSize,
  from,
  sizeLabel = 'Sayfa başına',
  sizes = pageSizes,
  bare = false,
  compact = false,
  children,
}: Props) {
  const mobile = useIsMobile();
  const pages = useFocusInPages();
  const choices = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].sort((a, b) => a - b);
  return (
    <Root $bare={bare} data-compact={compact || undefined}>
      <span>{rangeText(page, pageSize, totalElements, from)}</span>
      {children}
      <Pages ref={pages} aria-label="Sayfalar">
        <PageButton
          type="button"
          aria-label="Önceki sayfa"
          disabled={page <= 0}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </PageButton>
        {pageItems(page, totalPages, mobile ? 0 : 1).map((item, position) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is where it is
            <Gap key={`gap-${position}`}>…</Gap>
          ) : (
            <PageButton
              key={item}
              type="button"
              aria-label={`Sayfa ${item + 1}`}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
            >
              {item + 1}
            </PageButton>
          ),
        )}
        <PageButton
          type="button"
          aria-label="Sonraki sayfa"
          disabled={page >= totalPages - 1}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </PageButton>
      </Pages>
      {onPageSize && (
        <Size>
          {sizeLabel}
          <Select
            placeholder={null}
            value={String(pageSize)}
            options={choices.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(event) => onPageSize(Number(event.target.value))}
          />
        </Size>
      )}
    </Root>
  );
}

const Root = styled.div<{ $bare: boolean }>`
  /* Of all on paper: which part of the list it is. */
  @media print { & > :not(:first-child) { display: none; } }
  display: flex;
  align-items: center;
  gap: var(--vz-space-4);
  padding: ${({ $bare }) =>
    $bare
      ? 'var(--vz-space-5) 0 0'
      : 'var(--vz-space-3) var(--vz-space-4) var(--vz-space-3) var(--vz-space-6)'};
  border-top: ${({ $bare }) => ($bare ? '0' : '1px solid var(--vz-border)')};
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  &[data-compact] { min-height: 48px; padding: 7px var(--vz-space-3) 7px var(--vz-space-5); & > span { white-space: nowrap; } }
  @media (width < 1024px) {
    &[data-compact] { flex-wrap: wrap; justify-content: flex-end; gap: 6px var(--vz-space-2); padding-inline: var(--vz-space-4); }
  }
  ${onMobile} {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--vz-space-3);
    padding: ${({ $bare }) => ($bare ? 'var(--vz-space-4) 0 0' : 'var(--vz-space-3) var(--vz-space-4)')};
    &[data-compact] { justify-content: space-between; gap: var(--vz-space-3); padding: var(--vz-space-3) var(--vz-space-4); }
  }
`;
const Pages = styled.nav`
  display: flex;
  align-items: center;
  gap: 2px;
  margin-left: auto;
  ${onMobile} { order: -1; flex: 1 1 100%; justify-content: center; margin: 0; }
`;
const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 36px;
  height: 36px;
  padding: 0 6px;
  border-radius: var(--vz-radius-md);
  color: var(--vz-text-2);
  font-weight: var(--vz-weight-medium);
  &:hover { background: var(--vz-surface-4); color: var(--vz-text-1); }
  &[aria-current] {
    background: var(--vz-primary-subtle);
    color: var(--vz-primary-text);
    box-shadow: inset 0 0 0 1px var(--vz-primary-border);
  }
  &:disabled { background: none; color: var(--vz-text-disabled); cursor: not-allowed; }
  [data-compact] & { min-width: 32px; height: 32px; border-radius: var(--vz-radius-sm); }
  ${onMobile} { &, [data-compact] & { flex: 0 1 44px; min-width: 0; height: 44px; padding: 0; } }
`;
const Gap = styled(PageButton).attrs({ as: 'span', 'aria-hidden': true })`
  &:hover { background: none; color: var(--vz-text-2); }
`;
const Size = styled.label`
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  white-space: nowrap;
  & > div { width: 68px; min-height: 36px; padding: 0 10px; }
  & select { height: 34px; }
  [data-compact] & > div { width: 62px; min-height: 32px; border-radius: var(--vz-radius-sm); }
  [data-compact] & select { height: 30px; }
  ${onMobile} {
    flex: 1 1 100%;
    justify-content: space-between;
    &&& > div { width: 76px; min-height: 44px; }
    &&& select { height: 42px; }
  }
`;
