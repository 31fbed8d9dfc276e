import { projectRows, type RowKind } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { listRows } from './queries';
import { createRow, deleteRow, getRow, updateRow } from './service';

export function registerProjectRows(app: App): void {
  registerKind(app, 'income');
  registerKind(app, 'expense');
}

function registerKind<Kind extends RowKind>(app: App, kind: Kind): void {
  const { endpoints } = projectRows[kind];
  register(
    app,
    endpoints.findAll,
    ({ input, db, companyId, today }) => listRows(db, companyId, kind, input, today),
    { snapshot: true },
  );
  register(app, endpoints.findById, ({ input, db, companyId }) => getRow(db, companyId, kind, input.id));
  register(app, endpoints.save, ({ input, db, companyId }) => createRow(db, companyId, kind, input));
  register(app, endpoints.update, ({ input, db, companyId }) => updateRow(db, companyId, kind, input));
  register(app, endpoints.delete, ({ input, db, companyId }) => deleteRow(db, companyId, kind, input.id));
}
