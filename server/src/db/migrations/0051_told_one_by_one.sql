/*
 * Records that one statement adds for speed alone, each of which somebody asked for, are told one by one (TEK_TEK).
 */
CREATE OR REPLACE FUNCTION history_of_insert() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  act text := coalesce(nullif(current_setting('vezne.action', true), ''), 'EKLE');
  is_detail boolean := coalesce(current_setting('vezne.detail', true), '') = 'on';
  skipped text[] := TG_ARGV[1];
  masked text[] := TG_ARGV[2];
BEGIN
  IF act = 'ADIM' THEN
    RETURN NULL;
  -- Many rows by one statement are one line, whoever wrote the statement.
  ELSIF NOT is_detail AND (act = 'AKTAR' OR act = 'EKLE' AND (SELECT count(*) FROM new_rows) > 1) THEN
    INSERT INTO audit (company_id, action, entity, after)
    SELECT (r ->> 'company_id')::uuid, 'AKTAR', TG_TABLE_NAME, jsonb_strip_nulls(jsonb_build_object(
             'count', count(*), 'from', min(r ->> 'date'), 'to', max(r ->> 'date'),
             'income', sum((r ->> 'amount_kurus')::numeric) FILTER (WHERE r ->> 'type' = 'GIRIS'),
             'expense', sum((r ->> 'amount_kurus')::numeric) FILTER (WHERE r ->> 'type' = 'CIKIS')))
      FROM (SELECT to_jsonb(n) FROM new_rows n) AS rows (r)
     GROUP BY r ->> 'company_id';
  ELSE
    INSERT INTO audit (company_id, action, entity, entity_id, label, detail, after)
    SELECT coalesce(r ->> 'company_id', r ->> 'id')::uuid, CASE WHEN act IN ('AKTAR', 'TEK_TEK') THEN 'EKLE' ELSE act END,
           TG_TABLE_NAME, coalesce(r ->> 'id', r ->> 'company_id')::uuid, r ->> TG_ARGV[0], is_detail,
           CASE WHEN masked = '{}' THEN r - skipped ELSE history_masked(r - skipped, masked) END
      FROM (SELECT to_jsonb(n) FROM new_rows n) AS rows (r);
  END IF;
  RETURN NULL;
END $$;
