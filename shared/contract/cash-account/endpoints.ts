import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById } from '../base/ids';
import { pageRequest } from '../base/page';
import { limits } from '../limits';
import {
  CashAccount,
  CashAccountCreate,
  CashAccountSummary,
  CashAccountUpdate,
  CashCount,
  CashCounted,
} from './account';
import { Transfer, TransferCreate, TransferPair, TransferSuggestion, TransferUpdate } from './transfer';

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

export const cashAccountEndpoints = {
  findAll: endpoint({
    id: 'cashAccount.findAll',
    method: 'POST',
    path: '/cash-account/find-all',
    summary: 'Accounts by kind and name in Turkish order, closed ones last; a bare list',
    ...read,
    body: pageRequest(limits.page.cashAccounts),
    output: z.array(CashAccount),
  }),
  findById: endpoint({
    id: 'cashAccount.findById',
    method: 'GET',
    path: '/cash-account/find-by-id',
    summary: 'One account',
    ...read,
    query: ById,
    output: CashAccount,
  }),
  summary: endpoint({
    id: 'cashAccount.summary',
    method: 'GET',
    path: '/cash-account/summary',
    summary: 'Balances of the accounts that are not closed',
    ...read,
    output: CashAccountSummary,
  }),
  save: endpoint({
    id: 'cashAccount.save',
    method: 'POST',
    path: '/cash-account/save',
    summary: 'Add an account',
    ...write,
    body: CashAccountCreate,
    output: CashAccount,
  }),
  update: endpoint({
    id: 'cashAccount.update',
    method: 'PUT',
    path: '/cash-account/update',
    summary: 'Change an account',
    ...write,
    body: CashAccountUpdate,
    output: CashAccount,
  }),
  delete: endpoint({
    id: 'cashAccount.delete',
    method: 'DELETE',
    path: '/cash-account/delete',
    summary: 'Delete an account without entries that is not the default',
    ...write,
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
  close: endpoint({
    id: 'cashAccount.close',
    method: 'POST',
    path: '/cash-account/close',
    summary: 'Close an account whose balance is zero: it takes no more entries',
    ...write,
    body: ById,
    output: CashAccount,
  }),
  reopen: endpoint({
    id: 'cashAccount.reopen',
    method: 'POST',
    path: '/cash-account/reopen',
    summary: 'Open a closed account again',
    ...write,
    body: ById,
    output: CashAccount,
  }),
  count: endpoint({
    id: 'cashAccount.count',
    method: 'POST',
    path: '/cash-account/count',
    summary: 'Count a till; a difference is booked',
    ...write,
    body: CashCount,
    output: CashCounted,
  }),
};

export const transferEndpoints = {
  findById: endpoint({
    id: 'transfer.findById',
    method: 'GET',
    path: '/transfer/find-by-id',
    summary: 'One transfer',
    ...read,
    query: ById,
    output: Transfer,
  }),
  suggestions: endpoint({
    id: 'transfer.suggestions',
    method: 'GET',
    path: '/transfer/suggestions',
    summary:
      'Up to 200 pairs of entries that look like one transfer, newest first; nothing is paired by itself',
    ...read,
    output: z.array(TransferSuggestion),
  }),
  save: endpoint({
    id: 'transfer.save',
    method: 'POST',
    path: '/transfer/save',
    summary: 'Move cash from one account to another',
    ...write,
    body: TransferCreate,
    output: Transfer,
  }),
  update: endpoint({
    id: 'transfer.update',
    method: 'PUT',
    path: '/transfer/update',
    summary: 'Change a transfer, both its entries at once',
    ...write,
    body: TransferUpdate,
    output: Transfer,
  }),
  delete: endpoint({
    id: 'transfer.delete',
    method: 'DELETE',
    path: '/transfer/delete',
    summary: 'Delete a transfer with both its entries and its fee',
    ...write,
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
  pair: endpoint({
    id: 'transfer.pair',
    method: 'POST',
    path: '/transfer/pair',
    summary: 'Make one transfer of two entries: they are no longer income and expense',
    ...write,
    body: TransferPair,
    output: Transfer,
  }),
  unpair: endpoint({
    id: 'transfer.unpair',
    method: 'POST',
    path: '/transfer/unpair',
    summary: 'Make two plain entries of a transfer again',
    ...write,
    body: ById,
    output: z.literal(true),
  }),
};
