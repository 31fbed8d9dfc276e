// Fills one company's ledger inside the database, much faster than any client could, and its sums with it.
const words =
  'beton demir çimento tuğla gazbeton alçıpan seramik parke boya yalıtım membran kiremit kablo boru pencere kapı ' +
  'iskele kalıp vinç jeneratör kamyon moloz nakliye motorin benzin elektrik doğalgaz internet kırtasiye noter ' +
  'kargo yemek temizlik bakım lastik sigorta vergi prim maaş avans hakediş taksit senet kira depo ofis şantiye ' +
  'cephe peyzaj tadilat restorasyon güçlendirme çatı bahçe duvar zemin tavan mutfak banyo asansör';

const YEARS = 10;

/**
 * Adds entries number `from` to `to`; they look random and are the same every time.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} companyId
 * @param {number} from
 * @param {number} to
 */
export async function fill(client, companyId, from, to) {
  await client.query(
    `INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method)
     SELECT $1, id, category, day, description, amount, type, method FROM (
       SELECT (lpad(to_hex(1700000000000 + i), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' ||
               substr(md5(i::text), 5, 15))::uuid AS id,
              (SELECT array_agg(id ORDER BY id) FROM category WHERE company_id = $1)[1 + h1 % 20] AS category,
              current_date - (h2 % (${YEARS} * 365))::int AS day,
              w[1 + h1 % n] || ' ' || w[1 + h3 % n] || ' ' || w[1 + h4 % n] || ', ' || w[1 + h2 % n] ||
                ' no ' || (h3 % 100000) || CASE WHEN i % 150 = 0 THEN ' Çanakkale köprüsü' ELSE '' END AS description,
              1 + h4 % 50000000 AS amount,
              CASE WHEN h3 % 10 < 4 THEN 'GIRIS' ELSE 'CIKIS' END AS type,
              (ARRAY['CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN'])[1 + h4 % 6] AS method
         FROM (SELECT i, abs(hashint8(i)::bigint) AS h1, abs(hashint8(i + 7)::bigint) AS h2,
                      abs(hashint8(i * 31)::bigint) AS h3, abs(hashint8(i * 131 + 3)::bigint) AS h4
                 FROM generate_series($2::bigint, $3::bigint) i) numbers,
              (SELECT string_to_array($4, ' ') AS w, array_length(string_to_array($4, ' '), 1) AS n) words
     ) entries`,
    [companyId, from, to, words],
  );
}

/**
 * Works the sums out anew from the entries, and lets the planner see the new sizes.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} companyId
 */
export async function sumUp(client, companyId) {
  for (const table of ['ledger_total', 'ledger_day', 'ledger_month'])
    await client.query(`DELETE FROM ${table} WHERE company_id = $1`, [companyId]);
  await client.query(
    `INSERT INTO ledger_total SELECT $1, 0, coalesce(sum(amount_kurus) FILTER (WHERE type = 'GIRIS'), 0),
            coalesce(sum(amount_kurus) FILTER (WHERE type = 'CIKIS'), 0),
            count(*) FILTER (WHERE type = 'GIRIS'), count(*) FILTER (WHERE type = 'CIKIS'), 1
       FROM cash_flow WHERE company_id = $1`,
    [companyId],
  );
  await client.query(
    `INSERT INTO ledger_day SELECT $1, date, type, 0, sum(amount_kurus), count(*)
       FROM cash_flow WHERE company_id = $1 GROUP BY date, type`,
    [companyId],
  );
  await client.query(
    `INSERT INTO ledger_month SELECT $1, category_id, date_trunc('month', date::timestamp)::date AS month, type,
            payment_method, 0, sum(amount_kurus), count(*)
       FROM cash_flow WHERE company_id = $1 GROUP BY category_id, month, type, payment_method`,
    [companyId],
  );
  for (const table of ['cash_flow', 'ledger_total', 'ledger_day', 'ledger_month'])
    await client.query(`VACUUM ANALYZE ${table}`);
}

/**
 * Ends the benchmark when a sum differs from its entries; answers how many entries there are.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} companyId
 */
export async function reconciled(client, companyId) {
  const { rows } = await client.query('SELECT * FROM ledger_mismatch($1) LIMIT 5', [companyId]);
  if (rows.length > 0) throw new Error(`sums differ from entries: ${JSON.stringify(rows)}`);
  const counted = await client.query('SELECT count(*) FROM cash_flow WHERE company_id = $1', [companyId]);
  return Number(counted.rows[0]?.count);
}
