import { useProducts } from '@vezne/api';
import { limits } from '@vezne/contract';
import { Field, Select } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { RowProps } from './row-form';

/** Fills a row from the price list; nothing while the list is empty. */
export function ProductField<Output>({ form: { control, setValue }, index, kind }: RowProps<Output>) {
  const products = useProducts({ page: 0, pageSize: limits.page.maxSize, searchText: '', active: true });
  const list = products.data?.content ?? [];
  const name = `rows.${index}` as const;
  if (list.length === 0) return null;

  const fill = (id: string) => {
    const product = list.find((each) => each.id === id);
    setValue(`${name}.productId`, product?.id ?? null);
    if (!product) return;
    const price = kind === 'income' ? product.salePrice : product.purchasePrice;
    setValue(`${name}.description`, product.name);
    if (price) setValue(`${name}.amount`, price);
    setValue(`${name}.vatRate`, product.vatRate);
  };

  return (
    <Field
      label="Fiyat listesinden doldur"
      aside={
        <List to="/products" target="_blank">
          Ürünler
        </List>
      }
      optional
      full
    >
      <Controller
        control={control}
        name={`${name}.productId`}
        render={({ field }) => (
          <Select
            {...field}
            value={field.value ?? ''}
            onChange={(event) => fill(event.target.value)}
            options={list.map((product) => ({
              value: product.id,
              label: `${product.name} (${product.unit})`,
            }))}
          />
        )}
      />
    </Field>
  );
}

const List = styled(Link)`
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  &:hover { text-decoration: underline; }
`;
