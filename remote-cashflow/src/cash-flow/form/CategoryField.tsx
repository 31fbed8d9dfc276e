import { useCategories } from '@vezne/api';
import { type CashFlow, limits } from '@vezne/contract';
import { CategoryOptions, ReadyMadeButton } from '@vezne/records';
import { Button, Field, Select } from '@vezne/ui';
import type { ChangeEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Props = {
  ref: Ref<HTMLSelectElement>;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  error: string | undefined;
  isIncome: boolean;
  /** The stored entry, whose category is an option even before the list is there. */
  stored: CashFlow | null;
};

/** Choice of a category; says so when the list is empty or could not be loaded. */
export function CategoryField({ error, stored, isIncome, ...select }: Props) {
  const list = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  const categories = list.data ?? [];
  const isMissing = stored && !categories.some(({ id }) => id === stored.categoryId);
  const failed = list.error && !list.data;
  const help = failed ? (
    <>
      Kategoriler yüklenemedi.{' '}
      <Retry size="sm" variant="ghost" onClick={list.reload}>
        Tekrar Dene
      </Retry>
    </>
  ) : (
    list.data?.length === 0 && (
      <>
        Henüz kategori eklenmedi. <ReadyMade size="sm" variant="ghost" />{' '}
        <Link to="/categories">Kategorilere git</Link>
      </>
    )
  );
  return (
    <Field label="Kategori" error={error} help={list.isLoading ? 'Yükleniyor...' : help}>
      <Select {...select}>
        <CategoryOptions categories={categories} isIncome={isIncome} />
        {isMissing && <option value={stored.categoryId}>{stored.categoryName}</option>}
      </Select>
    </Field>
  );
}

const ReadyMade = styled(ReadyMadeButton)`
  height: auto;
  min-height: 0;
  padding: 0 4px;
  color: var(--vz-primary-text);
`;
const Retry = styled(Button)`
  height: auto;
  min-height: 0;
  padding: 0 4px;
`;
