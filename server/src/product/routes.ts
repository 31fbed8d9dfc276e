import { productEndpoints, toPage } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { listProducts } from './queries';
import { changeProduct, getProduct, removeProduct, saveProduct } from './service';

export function registerProducts(app: App): void {
  register(app, productEndpoints.findAll, async ({ input, db, companyId }) => {
    const { content, total } = await listProducts(db, companyId, input);
    return toPage(content, total, input.page, input.pageSize);
  });
  register(app, productEndpoints.findById, ({ input, db, companyId }) => getProduct(db, companyId, input.id));
  register(app, productEndpoints.save, ({ input, db, companyId }) => saveProduct(db, companyId, input));
  register(app, productEndpoints.update, ({ input, db, companyId }) => changeProduct(db, companyId, input));
  register(app, productEndpoints.delete, ({ input, db, companyId }) =>
    removeProduct(db, companyId, input.id),
  );
}
