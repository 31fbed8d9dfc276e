import { api, type ContactStatement, type EndpointInput } from '@vezne/contract';
import { type ApiError, toApiError } from '../../client/api-error';
import { call } from '../../client/call';
import { useCommand } from '../../hooks/command';
import { useApi } from '../../hooks/context';
import { useInvalidate, useQuery } from '../../hooks/query';
import { ledgerFigures, mentionsOf, projectFigures, rowLists } from '../stale';

const { contact, settlement } = api;
const contacts = [
  ...[contact.findAll, contact.findById, contact.ageing, contact.openItems, contact.statement],
  ...mentionsOf.contact,
];
/** Rows go from a name or a contact to another. */
const moved = [...contacts, ...rowLists, api.project.overview];
/** Money that came or went is in the ledger, and takes what it is allocated to off what is open. */
const settled = [
  ...[...contacts, ...rowLists, ...projectFigures, ...ledgerFigures],
  ...[api.cashFlow.findAll, api.cashFlow.findById, api.cashFlow.summary, api.category.findAll],
];

/** Where it is told what is open. */
const seen = [...contacts, ...rowLists];

/** Customers and suppliers. null asks nothing. */
export const useContacts = (input: EndpointInput<typeof contact.findAll> | null) =>
  useQuery(contact.findAll, input, { keepPrevious: true });

/** One customer or supplier; that there is none is left to the page. */
export const useContact = (id: string) => useQuery(contact.findById, { id }, { quiet: 'missing' });

/** What is open by contact and age. */
export const useAgeing = (input: EndpointInput<typeof contact.ageing>) =>
  useQuery(contact.ageing, input, { keepPrevious: true });

/** Rows of a contact that are not settled. null asks nothing. */
export const useOpenItems = (input: EndpointInput<typeof contact.openItems> | null) =>
  useQuery(contact.openItems, input);

/** null asks nothing. */
export const useContactStatement = (input: EndpointInput<typeof contact.statement> | null) =>
  useQuery(contact.statement, input, { keepPrevious: true });

/** All lines of a statement at once, past the cache: what an export needs. A failure is told to the user and rejects. */
export function useWholeStatement() {
  const { reportCommand } = useApi();
  return async (input: EndpointInput<typeof contact.statement>): Promise<ContactStatement> => {
    try {
      return await call(contact.statement, input);
    } catch (thrown) {
      const error = toApiError(thrown);
      reportCommand(error);
      throw error;
    }
  };
}

/** Collections from a contact and payments to it, or those that are allocated to a row. null asks nothing. */
export const useSettlements = (input: EndpointInput<typeof settlement.findAll> | null) =>
  useQuery(settlement.findAll, input, { keepPrevious: true });

/** Adds a contact. Stale: contacts, and rows that go from a name to it. */
export const useSaveContact = () => useCommand(contact.save, { invalidates: moved });
/** Changes a contact. Stale: contacts and what tells of them by their name. */
export const useUpdateContact = () => useCommand(contact.update, { invalidates: contacts });
/** Deletes a contact that has no records. */
export const useDeleteContact = () => useCommand(contact.delete, { invalidates: contacts });
/** Makes one contact of two; the sums stay what they were. */
export const useMergeContacts = () => useCommand(contact.merge, { invalidates: moved });

/** What is open is read again after a refusal: most often it was settled elsewhere meanwhile. */
function useSettlingOptions() {
  const invalidate = useInvalidate();
  const onFailed = ({ status }: ApiError) => {
    if ([400, 404, 409].includes(status)) invalidate(seen);
  };
  return { invalidates: settled, onFailed };
}

/** Collects from a customer or pays a supplier: writes the ledger and settles rows in one act. */
export const useSaveSettlement = () => useCommand(settlement.save, useSettlingOptions());
/** Settles one row of a project and writes it into the ledger. */
export const useSettleRow = () => useCommand(settlement.ofRow, useSettlingOptions());
/** Allocates to rows what was paid in advance. */
export const useLaySettlement = () => useCommand(settlement.lay, useSettlingOptions());
/** Sets what a contact owes against what is owed to it; the ledger is not touched. */
export const useOffset = () => useCommand(settlement.offset, useSettlingOptions());
/** Takes a collection or payment back with its entry of the ledger; its rows are open again. */
export const useDeleteSettlement = () => useCommand(settlement.delete, { invalidates: settled });
