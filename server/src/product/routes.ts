import { api, toPage } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { orNotFound, stale } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import * as queries from './queries';

export function registerProducts(app: App): void {
  register(
    app,
    api.product.findAll,
    async ({ input, db, companyId }) => {
      const { content, total, counts } = await queries.listProducts(db, companyId, input);
      return { ...toPage(content, total, input.page, input.pageSize), counts };
    },
    { snapshot: true },
  );
  register(app, api.product.findById, async ({ input, db, companyId }) =>
    orNotFound(await queries.findProduct(db, companyId, input.id)),
  );
  register(app, api.product.save, async ({ input, db, companyId }) => {
    const id = newId();
    await queries.insertProduct(db, companyId, id, input);
    return orNotFound(await queries.findProduct(db, companyId, id));
  });
  register(app, api.product.update, async ({ input, db, companyId }) => {
    const touched = await queries.updateProduct(db, companyId, input);
    const product = orNotFound(await queries.findProduct(db, companyId, input.id));
    if (touched === 0) throw stale(product);
    return product;
  });
  register(app, api.product.delete, async ({ input, db, companyId }) =>
    orNotFound(await queries.deleteProduct(db, companyId, input.id)),
  );
}
