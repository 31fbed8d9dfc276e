import { useProducts } from '@vezne/api';
import { limits, type Product } from '@vezne/contract';
import { Field, formatCount, Select } from '@vezne/ui';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { QuantityField } from './QuantityField';
import type { RowProps } from './row-form';

/** Fills a row from the price list; nothing while the list is empty. */
export function ProductField<Output>({ form, index, kind }: RowProps<Output>) {
  const { control, getValues, setValue } = form;
  const [chosen, setChosen] = useState<{ product: Product; price: number | null }>();
  // What the price list filled in last; anything else was written by the manager.
  const description = useRef('');
  const amount = useRef<number | null>(null);
  const products = useProducts({ page: 0, pageSize: limits.page.maxSize, searchText: '', active: true });
  const { content: list = [], totalElements = 0 } = products.data ?? {};
  const name = `rows.${index}` as const;
  if (list.length === 0) return null;

  const describe = (text: string) => {
    description.current = text;
    setValue(`${name}.description`, text);
  };
  const price = (value: number | null) => {
    amount.current = value;
    setValue(`${name}.amount`, value);
  };
  const fill = (id: string) => {
    const product = list.find((each) => each.id === id);
    setValue(`${name}.productId`, product?.id ?? null);
    if (!product) return setChosen(undefined);
    const unitPrice = product[kind === 'income' ? 'salePrice' : 'purchasePrice'];
    setChosen({ product, price: unitPrice });
    if ([undefined, '', description.current].includes(getValues(`${name}.description`)))
      describe(product.name);
    // The price of the product before is not this one's.
    if (unitPrice || getValues(`${name}.amount`) === amount.current) price(unitPrice || null);
    setValue(`${name}.vatRate`, product.vatRate);
  };

  return (
    <>
      <Field
        label="Fiyat listesinden doldur"
        aside={
          <List to="/products" target="_blank">
            Ürünler
          </List>
        }
        help={list.length < totalElements && `Listede ilk ${formatCount(list.length)} ürün var.`}
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
      {chosen?.price ? (
        <QuantityField
          key={chosen.product.id}
          unit={chosen.product.unit}
          price={chosen.price}
          onChange={(filled) => {
            price(filled?.amount ?? null);
            if (filled && getValues(`${name}.description`) === description.current)
              describe(describedAs(chosen.product, filled.quantity));
          }}
        />
      ) : null}
    </>
  );
}

const describedAs = ({ name, unit }: Product, quantity: string) =>
  quantity === '1' ? name : `${name}, ${quantity} ${unit}`;

const List = styled(Link)`
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  &:hover { text-decoration: underline; }
`;
