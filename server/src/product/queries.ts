import {
  fromKurus,
  type Product,
  type ProductCreate,
  type ProductQuery,
  type ProductSort,
  type ProductUpdate,
} from '@vezne/contract';
import type { Sql } from '../db/database';
import { columnsFrom, kurusColumn } from '../db/sql/columns';

type Row = Omit<Product, 'salePrice' | 'purchasePrice' | 'createdAt' | 'updatedAt'> & {
  salePrice: string | null;
  purchasePrice: string | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `id, name, kind, code, unit, sale_price_kurus AS "salePrice", purchase_price_kurus AS "purchasePrice",
  vat_rate AS "vatRate", description, active, created_at AS "createdAt", updated_at AS "updatedAt", version`;

const money = (kurus: string | null) => (kurus === null ? null : fromKurus(BigInt(kurus)));

const toProduct = (row: Row): Product => ({
  ...row,
  salePrice: money(row.salePrice),
  purchasePrice: money(row.purchasePrice),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const sortable: Record<ProductSort, string> = {
  name: 'name COLLATE "tr-TR-x-icu"',
  purchasePrice: 'purchase_price_kurus',
  salePrice: 'sale_price_kurus',
  vatRate: 'vat_rate',
};

/** One page of the price list by name in Turkish order unless asked otherwise, and the exact numbers of what matches. */
export async function listProducts(sql: Sql, companyId: string, query: ProductQuery) {
  const where = `WHERE company_id = $1 AND search_text LIKE tr_contains($2)
    AND ($3::text IS NULL OR kind = $3) AND ($4::boolean IS NULL OR active = $4)`;
  const order = `${sortable[query.sortBy ?? 'name']} ${query.sortOrder ?? 'ASC'}`;
  const params = [companyId, query.searchText.trim(), query.kind ?? null, query.active ?? null];
  const count = await sql.first<Record<'products' | 'services' | 'passive', string>>(
    `SELECT count(*) FILTER (WHERE kind = 'URUN') AS products, count(*) FILTER (WHERE kind = 'HIZMET') AS services,
       count(*) FILTER (WHERE NOT active) AS passive FROM product ${where}`,
    params,
  );
  const [products, services] = [Number(count?.products ?? 0), Number(count?.services ?? 0)];
  const rows = await sql.query<Row>(
    `SELECT ${columns} FROM product ${where} ORDER BY ${order} NULLS LAST, id LIMIT $5 OFFSET $6`,
    [...params, query.pageSize, query.page * query.pageSize],
  );
  return {
    content: rows.map(toProduct),
    total: products + services,
    counts: { products, services, passive: Number(count?.passive ?? 0) },
  };
}

/** One product, or undefined. */
export async function findProduct(sql: Sql, companyId: string, id: string) {
  const row = await sql.first<Row>(`SELECT ${columns} FROM product WHERE company_id = $1 AND id = $2`, [
    companyId,
    id,
  ]);
  return row && toProduct(row);
}

const columnsOf = (product: ProductCreate | ProductUpdate) => ({
  name: product.name,
  kind: product.kind,
  code: product.code,
  unit: product.unit,
  sale_price_kurus: kurusColumn(product.salePrice),
  purchase_price_kurus: kurusColumn(product.purchasePrice),
  vat_rate: product.vatRate,
  description: product.description,
  active: product.active,
});

export async function insertProduct(
  sql: Sql,
  companyId: string,
  id: string,
  product: ProductCreate,
): Promise<void> {
  const { names, places, params } = columnsFrom(3, columnsOf(product));
  await sql.run(`INSERT INTO product (company_id, id, ${names}) VALUES ($1, $2, ${places})`, [
    companyId,
    id,
    ...params,
  ]);
}

/** Changes a product if `version` (absent = any) is the stored one; how many rows it touched. */
export function updateProduct(sql: Sql, companyId: string, product: ProductUpdate): Promise<number> {
  const { assignments, params } = columnsFrom(4, columnsOf(product));
  return sql.run(
    `UPDATE product SET ${assignments}, updated_at = now(), version = version + 1
     WHERE company_id = $1 AND id = $2 AND ($3::int IS NULL OR version = $3)`,
    [companyId, product.id, product.version ?? null, ...params],
  );
}

/** True, or undefined when there was none. Rows that were filled from the product keep their own text and prices. */
export async function deleteProduct(sql: Sql, companyId: string, id: string): Promise<true | undefined> {
  const deleted = await sql.run('DELETE FROM product WHERE company_id = $1 AND id = $2', [companyId, id]);
  return deleted > 0 || undefined;
}
