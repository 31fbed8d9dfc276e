import { v7 as newId } from 'uuid';
import { adoptRows, insertContact } from '../contact/queries';
import type { Sql } from '../db/database';

/** What is known of some of them. */
const known: Record<string, { phone: string; paymentTermDays: number | null }> = {
  'Akçimento Bayii': { phone: '+902164445566', paymentTermDays: 30 },
  'Kaya Taşeron': { phone: '+905322223344', paymentTermDays: 15 },
  'Işık Elektrik': { phone: '+905337778899', paymentTermDays: null },
};

/** The customers and suppliers that the rows of the demo company's projects name. */
export async function seedContacts(sql: Sql, companyId: string): Promise<void> {
  const named = await sql.query<{ name: string; sells: boolean; buys: boolean }>(
    `SELECT name, bool_or(sells) AS sells, bool_or(NOT sells) AS buys
       FROM (SELECT counterparty AS name, false AS sells FROM project_income WHERE company_id = $1
             UNION ALL SELECT counterparty, true FROM project_expense WHERE company_id = $1) AS row
      WHERE name IS NOT NULL GROUP BY name ORDER BY name COLLATE "tr-TR-x-icu"`,
    [companyId],
  );
  for (const { name, sells, buys } of named) {
    const id = newId();
    const { phone = null, paymentTermDays = null } = known[name] ?? {};
    await insertContact(sql, companyId, id, {
      name,
      phone,
      paymentTermDays,
      kind: sells && buys ? 'IKISI' : sells ? 'TEDARIKCI' : 'MUSTERI',
      taxNumber: null,
      taxOffice: null,
      iban: null,
      email: null,
      address: null,
      note: null,
      openingBalance: 0,
      openingDate: null,
      active: true,
    });
    await adoptRows(sql, companyId, id, name);
  }
}
