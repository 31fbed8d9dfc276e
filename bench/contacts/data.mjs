// Gives the rows of a filled company to customers and suppliers, and settles a part of them, inside the database.

/**
 * Adds contacts, spreads the rows of projects over them, and allocates a collection or payment of half its gross to every
 * fifth row that waits. Answers the customers' ids.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} companyId
 * @param {number} contacts
 * @returns {Promise<{ ids: string[]; settlements: number }>}
 */
export async function fillContacts(client, companyId, contacts) {
  await client.query(
    `INSERT INTO contact (company_id, id, name, kind, payment_term_days)
     SELECT $1, gen_random_uuid(), 'Firma ' || i, (ARRAY['MUSTERI', 'TEDARIKCI', 'IKISI'])[1 + i % 3], i % 60
       FROM generate_series(1, $2::int) i`,
    [companyId, contacts],
  );
  // Triggers would do all this a row at a time; what they keep is written here at once.
  await client.query("SET session_replication_role = 'replica'");
  let settlements = 0;
  for (const { table, kinds, direction } of [
    { table: 'project_income', kinds: ['MUSTERI', 'IKISI'], direction: 'IN' },
    { table: 'project_expense', kinds: ['TEDARIKCI', 'IKISI'], direction: 'OUT' },
  ]) {
    await client.query(
      `UPDATE ${table} r SET contact_id = c.ids[1 + abs(hashtext(r.id::text)::bigint) % array_length(c.ids, 1)]
         FROM (SELECT array_agg(id ORDER BY id) AS ids FROM contact WHERE company_id = $1 AND kind = ANY($2)) c
        WHERE r.company_id = $1`,
      [companyId, kinds],
    );
    const { rowCount } = await client.query(
      `WITH chosen AS (
         SELECT id, contact_id, gross_kurus / 2 AS kurus, gen_random_uuid() AS settlement_id FROM ${table}
          WHERE company_id = $1 AND status = 'BEKLIYOR' AND gross_kurus > 1 AND hashtext(id::text) % 5 = 0
       ), settled AS (
         UPDATE ${table} r SET settled_kurus = c.kurus FROM chosen c WHERE r.company_id = $1 AND r.id = c.id
       ), paid AS (
         INSERT INTO settlement (company_id, id, contact_id, direction, date, amount_kurus, description, payment_method)
         SELECT $1, settlement_id, contact_id, '${direction}', current_date - abs(hashtext(id::text)) % 300, kurus,
                'Ölçüm', 'TRANSFER' FROM chosen
       )
       INSERT INTO settlement_line (company_id, settlement_id, ${table}_id, amount_kurus)
       SELECT $1, settlement_id, id, kurus FROM chosen`,
      [companyId],
    );
    settlements += rowCount ?? 0;
  }
  await client.query("SET session_replication_role = 'origin'");
  for (const table of ['contact', 'project_income', 'project_expense', 'settlement', 'settlement_line'])
    await client.query(`VACUUM ANALYZE ${table}`);
  /** @type {{ rows: { id: string }[] }} */
  const { rows } = await client.query(
    "SELECT id FROM contact WHERE company_id = $1 AND kind <> 'TEDARIKCI' ORDER BY id LIMIT 1000",
    [companyId],
  );
  return { ids: rows.map(({ id }) => id), settlements };
}
