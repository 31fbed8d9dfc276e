import { codes } from '@vezne/contract';
import type { Sql } from '../db/database';
import { ranOutOfTime } from '../db/database-error';
import { AppError } from '../errors';

const TIME_LIMIT = '3500ms';
const TOO_BROAD = 'Bu arama çok uzun sürdü. Daha uzun bir metin yazın veya tarih aralığını daraltın.';

/** Searches in a transaction for so long at most; what would take longer is refused under its text. */
export async function searchInTime<Result>(sql: Sql, search: () => Promise<Result>): Promise<Result> {
  try {
    await sql.run(`SET LOCAL statement_timeout = '${TIME_LIMIT}'`);
    return await search();
  } catch (error) {
    if (!ranOutOfTime(error)) throw error;
    throw new AppError(codes.badInput, TOO_BROAD, { fields: { searchText: TOO_BROAD } });
  }
}
