import { useCategories } from '@vezne/api';
import { hasOwnCategories, limits } from '@vezne/contract';
import { ReadyMadeButton } from '@vezne/records';
import { Button } from '@vezne/ui';
import styled from 'styled-components';
import { Bar } from '../frame/parts';
import { CategorySelect } from './CategoryChoice';
import type { Rows } from './useRows';

type Props = { rows: Rows; incomplete: number; duplicate: number };

/** Decides all rows of the shown group at once. */
export function RestBar({ rows: { group, decideRest, isDeciding }, incomplete, duplicate }: Props) {
  const { data: categories } = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  if (incomplete > 0 && categories && !hasOwnCategories(categories))
    return (
      <Bar>
        <span>
          {categories.length === 0
            ? 'Şirketinizde kategori yok.'
            : 'Şirketinizde henüz kendi kategoriniz yok.'}
        </span>
        <ReadyMadeButton size="sm" />
      </Bar>
    );
  if (group === 'EKSIK' && incomplete > 0)
    return (
      <Bar>
        <Whole>
          Kategorisi olmayanların hepsine
          <CategorySelect
            aria-label="Hepsine kategori"
            placeholder="Kategori seçin"
            value=""
            disabled={isDeciding}
            onChange={({ target }) => target.value && decideRest({ group, categoryId: target.value })}
          />
        </Whole>
        <Button size="sm" disabled={isDeciding} onClick={() => decideRest({ group, decision: 'ATLA' })}>
          Hepsini Atla
        </Button>
      </Bar>
    );
  if (group === 'MUKERRER' && duplicate > 0)
    return (
      <Bar>
        <Button size="sm" disabled={isDeciding} onClick={() => decideRest({ group, decision: 'ATLA' })}>
          Hepsini Atla
        </Button>
        <Button size="sm" disabled={isDeciding} onClick={() => decideRest({ group, decision: 'EKLE' })}>
          Hepsini Yine de Ekle
        </Button>
      </Bar>
    );
  return null;
}

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-2);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & > div { width: 220px; min-height: 36px; }
`;
