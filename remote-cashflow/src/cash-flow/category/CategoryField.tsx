import { useCategories } from '@vezne/api';
import { type CashFlow, type CashFlowType, hasOwnCategories, limits } from '@vezne/contract';
import { ReadyMadeButton, SearchSelect } from '@vezne/records';
import { Button, Field } from '@vezne/ui';
import type { ChangeEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCategoryChoice } from './useCategoryChoice';

type Props = {
  ref: Ref<HTMLSelectElement>;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  error: string | undefined;
  type: CashFlowType;
  /** The stored entry, whose category is an option even before the list is there. */
  stored: CashFlow | null;
};

/** Choice of a category; says so when the list is empty or could not be loaded. */
export function CategoryField({ error, stored, type, ...select }: Props) {
  const list = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  const categories = list.data ?? [];
  const isMissing = stored && !categories.some(({ id }) => id === stored.categoryId);
  const choice = useCategoryChoice(categories, type);
  if (isMissing)
    choice.groups.push({
      label: 'Kayıttaki',
      options: [{ value: stored.categoryId, label: stored.categoryName, note: false }],
    });
  const failed = list.error && !list.data;
  const help = failed ? (
    <>
      Kategoriler yüklenemedi.{' '}
      <Retry size="sm" variant="ghost" onClick={list.reload}>
        Tekrar Dene
      </Retry>
    </>
  ) : (
    list.data &&
    !hasOwnCategories(list.data) && (
      <>
        Henüz kategori eklenmedi. <ReadyMade size="sm" variant="ghost" />{' '}
        <Link to="/categories">Kategorilere Git</Link>
      </>
    )
  );
  return (
    <Field label="Kategori" error={error} help={list.isLoading ? 'Yükleniyor...' : help}>
      <SearchSelect {...select} {...choice} />
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
