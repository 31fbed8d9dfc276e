import { api } from '@vezne/contract';
import { useQuery } from '../../hooks/query';

/** The first records of each kind that hold the text; null asks nothing. */
export const useFound = (searchText: string | null) =>
  useQuery(api.search.find, searchText === null ? null : { searchText }, { quiet: true });
