/**
 * The days of a row `r` of `recurring` that nothing was decided of yet, in their order, up to the month of `until` in SQL;
 * `$1` is the company. A month that has no such day has its last one (`dayInMonth` of the contract).
 */
export const dates = (until: string): string => `
  SELECT d.date
    FROM generate_series(date_trunc('month', r.start_date::timestamp), date_trunc('month', (${until})::timestamp),
                         interval '1 month') AS month,
         LATERAL (SELECT least(month::date + r.day - 1, (month + interval '1 month')::date - 1) AS date) AS d
   WHERE d.date >= r.start_date AND (r.end_date IS NULL OR d.date <= r.end_date)
     AND NOT EXISTS (SELECT FROM recurring_occurrence o
                      WHERE o.company_id = $1 AND o.recurring_id = r.id AND o.occurrence_date = d.date)
   ORDER BY d.date`;
