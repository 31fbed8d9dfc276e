import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById } from '../base/ids';
import { pageOf } from '../base/page';
import { limits } from '../limits';
import { Contact, ContactCreate, ContactMerge, ContactQuery, ContactUpdate } from './contact';
import {
  Ageing,
  AgeingQuery,
  ContactStatement,
  ContactStatementQuery,
  OpenItems,
  OpenItemsQuery,
} from './figures';
import { contactUs } from './message';
import {
  Settlement,
  SettlementCreate,
  SettlementLay,
  SettlementOffset,
  SettlementOfRow,
  SettlementQuery,
} from './settlement';

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

/** Messages to the provider have been called so for longer than the customers of a company. */
export const contactEndpoints = {
  contactUs,
  findAll: endpoint({
    id: 'contact.findAll',
    method: 'POST',
    path: '/contact/find-all',
    summary: 'Customers and suppliers by name in Turkish order',
    ...read,
    body: ContactQuery,
    output: pageOf(Contact),
  }),
  findById: endpoint({
    id: 'contact.findById',
    method: 'GET',
    path: '/contact/find-by-id',
    summary: 'One customer or supplier; of one that was merged the one that it became',
    ...read,
    query: ById,
    output: Contact,
  }),
  save: endpoint({
    id: 'contact.save',
    method: 'POST',
    path: '/contact/save',
    summary: 'Add a customer or supplier; rows that name it and belong to nobody become its own',
    ...write,
    body: ContactCreate,
    output: Contact,
  }),
  update: endpoint({
    id: 'contact.update',
    method: 'PUT',
    path: '/contact/update',
    summary: 'Change a customer or supplier',
    ...write,
    body: ContactUpdate,
    output: Contact,
  }),
  delete: endpoint({
    id: 'contact.delete',
    method: 'DELETE',
    path: '/contact/delete',
    summary: 'Delete a customer or supplier without records',
    ...write,
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
  merge: endpoint({
    id: 'contact.merge',
    method: 'POST',
    path: '/contact/merge',
    summary: 'Make one of two; sums stay',
    ...write,
    body: ContactMerge,
    output: Contact,
  }),
  ageing: endpoint({
    id: 'contact.ageing',
    method: 'GET',
    path: '/contact/ageing',
    summary: 'What is open by contact and by age, as of a day',
    ...read,
    query: AgeingQuery,
    output: Ageing,
  }),
  openItems: endpoint({
    id: 'contact.openItems',
    method: 'GET',
    path: '/contact/open-items',
    summary: 'Rows of a contact that are not settled, as of a day, the one due first first',
    ...read,
    query: OpenItemsQuery,
    output: OpenItems,
  }),
  statement: endpoint({
    id: 'contact.statement',
    method: 'GET',
    path: '/contact/statement',
    summary: 'What happened between the company and a contact, with the balance after each line',
    ...read,
    query: ContactStatementQuery,
    output: ContactStatement,
  }),
};

/** A line is at most 86 bytes. */
const withLines = { ...write, bodyLimit: 2 * limits.body } as const;

export const settlementEndpoints = {
  findAll: endpoint({
    id: 'settlement.findAll',
    method: 'GET',
    path: '/settlement/find-all',
    summary: 'Collections from a contact and payments to it, or what is allocated to a row, newest first',
    ...read,
    query: SettlementQuery,
    output: z.array(Settlement),
  }),
  findById: endpoint({
    id: 'settlement.findById',
    method: 'GET',
    path: '/settlement/find-by-id',
    summary: 'One collection or payment',
    ...read,
    query: ById,
    output: Settlement,
  }),
  save: endpoint({
    id: 'settlement.save',
    method: 'POST',
    path: '/settlement/save',
    summary: 'Collect from a customer or pay a supplier; writes the ledger and settles rows at once',
    ...withLines,
    body: SettlementCreate,
    output: Settlement,
  }),
  ofRow: endpoint({
    id: 'settlement.ofRow',
    method: 'POST',
    path: '/settlement/of-row',
    summary: 'Settle one row of a project and write it into the ledger',
    ...write,
    body: SettlementOfRow,
    output: Settlement,
  }),
  lay: endpoint({
    id: 'settlement.lay',
    method: 'POST',
    path: '/settlement/lay',
    summary: 'Allocate what was paid in advance to rows',
    ...withLines,
    body: SettlementLay,
    output: Settlement,
  }),
  offset: endpoint({
    id: 'settlement.offset',
    method: 'POST',
    path: '/settlement/offset',
    summary: 'Set what a contact owes against what is owed to it; the ledger is not touched',
    ...withLines,
    body: SettlementOffset,
    output: z.array(Settlement),
  }),
  delete: endpoint({
    id: 'settlement.delete',
    method: 'DELETE',
    path: '/settlement/delete',
    summary: 'Take a collection or payment back with its entry of the ledger; its rows are open again',
    ...write,
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
};
