// Fills one company with projects and their rows inside the database, and the projects' sums with them.

/**
 * Adds `projects` projects and `rows` rows, spread evenly over incomes and expenses.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} companyId
 * @param {number} projects
 * @param {number} rows
 */
export async function fillProjects(client, companyId, projects, rows) {
  await client.query(
    `INSERT INTO project (company_id, id, name, code, category_id, status, start_date, end_date,
       contract_amount_kurus, estimated_cost_kurus, progress_percent)
     SELECT $1, (lpad(to_hex(1700000000000 + i), 12, '0') || '70008' || substr(md5(i::text), 1, 15))::uuid,
            'Proje ' || i, 'OLC-' || i,
            (SELECT array_agg(id ORDER BY id) FROM category WHERE company_id = $1)[1 + i % 20],
            (ARRAY['PLANLANDI', 'DEVAM_EDIYOR', 'DEVAM_EDIYOR', 'BEKLEMEDE', 'TAMAMLANDI'])[1 + i % 5],
            current_date - 400 + i % 300, current_date - 60 + i % 300, 50000000 + i, 40000000 + i, i % 101
       FROM generate_series(1, $2::int) i`,
    [companyId, projects],
  );
  for (const [table, done] of [
    ['project_income', 'TAHSIL_EDILDI'],
    ['project_expense', 'ODENDI'],
  ])
    await client.query(
      `INSERT INTO ${table} (company_id, id, project_id, description, category_id, amount_kurus, vat_rate, date,
         due_date, status, counterparty)
       SELECT $1, (lpad(to_hex(1700000000000 + i), 12, '0') || '70008' || substr(md5('${table}' || i), 1, 15))::uuid,
              p.ids[1 + i % array_length(p.ids, 1)], 'Satır ' || i, c.ids[1 + i % 20], 1 + (i * 7919) % 5000000, 20,
              current_date - i % 700, current_date - i % 700 + 30,
              CASE WHEN i % 3 = 0 THEN 'BEKLIYOR' ELSE '${done}' END, 'Firma ' || i % 50
         FROM generate_series(1, $2::int) i,
              (SELECT array_agg(id ORDER BY id) AS ids FROM project WHERE company_id = $1) p,
              (SELECT array_agg(id ORDER BY id) AS ids FROM category WHERE company_id = $1) c`,
      [companyId, Math.floor(rows / 2)],
    );
  await client.query(
    `UPDATE project p SET
       income_kurus = (SELECT coalesce(sum(amount_kurus), 0) FROM project_income r
                        WHERE r.company_id = $1 AND r.project_id = p.id),
       expense_kurus = (SELECT coalesce(sum(amount_kurus), 0) FROM project_expense r
                         WHERE r.company_id = $1 AND r.project_id = p.id),
       profitability_bp = ('x' || substr(md5(code), 1, 4))::bit(16)::int - 32768, analyzed_at = now()
     WHERE company_id = $1`,
    [companyId],
  );
  for (const table of ['project', 'project_income', 'project_expense'])
    await client.query(`VACUUM ANALYZE ${table}`);
}
