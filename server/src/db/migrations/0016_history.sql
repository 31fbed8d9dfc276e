/*
 * Who changed what. Lines are written by triggers in the transaction of the change itself: no code path can forget
 * them, and what is rolled back leaves none. Who acts is told by settings local to the transaction: vezne.actor (a
 * manager's id, or a word for what is no person), vezne.session, vezne.request.
 */
CREATE FUNCTION history_actor() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
RETURN CASE WHEN length(current_setting('vezne.actor', true)) = 36 THEN current_setting('vezne.actor', true)::uuid END;

CREATE TABLE audit (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Not a sequence: its numbers would tell one company how much the others write.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- When the transaction began: the same for all lines of one act.
  began timestamptz NOT NULL DEFAULT now(),
  -- Null when no person did it: commands, jobs, calls without a token.
  manager_id uuid DEFAULT history_actor(),
  session_id uuid DEFAULT nullif(current_setting('vezne.session', true), '')::uuid,
  request_id uuid DEFAULT nullif(current_setting('vezne.request', true), '')::uuid,
  action text NOT NULL CHECK (
    action IN ('EKLE', 'DEGISTIR', 'SIL', 'GERI_YUKLE', 'KALICI_SIL', 'AKTAR', 'GERI_AL', 'GUVENLIK')
  ),
  -- The table, or for GUVENLIK the event.
  entity text NOT NULL,
  -- Null for an act on many records.
  entity_id uuid,
  -- What the record was called at that moment.
  label text,
  -- A consequence of another line of the same transaction: the rows of a deleted project, for instance.
  detail boolean NOT NULL DEFAULT false,
  -- Changed columns only; all of them for what was added or deleted.
  before jsonb,
  after jsonb,
  PRIMARY KEY (company_id, at, id)
);
CREATE INDEX audit_of_record ON audit (company_id, entity_id, at) WHERE entity_id IS NOT NULL;

CREATE FUNCTION history_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With its company all goes; what is there to protect then?
  IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
    IF NOT EXISTS (SELECT 1 FROM company WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'the history is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER history_stays BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION history_stays();
CREATE TRIGGER history_stays_whole BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION history_stays();

-- What people in the history are called. Apart from it, because a person may ask for their name to be deleted; and
-- apart from manager, because a colleague who left did what they did.
CREATE TABLE audit_person (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  manager_id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (company_id, manager_id)
);
INSERT INTO audit_person SELECT company_id, id, name || ' ' || surname FROM manager;

CREATE FUNCTION history_names_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_person VALUES (NEW.company_id, NEW.id, NEW.name || ' ' || NEW.surname)
  ON CONFLICT (company_id, manager_id) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;
CREATE TRIGGER history_names_person AFTER INSERT OR UPDATE OF name, surname ON manager
  FOR EACH ROW EXECUTE FUNCTION history_names_person();

/*
 * The three functions below serve every table. Their arguments: the column that names a record, columns that are
 * left out, columns of which only is kept that they changed, a table whose row takes these rows along when it is
 * deleted, and the column that names it.
 */

CREATE FUNCTION history_masked(record jsonb, masked text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN record || coalesce(
  (SELECT jsonb_object_agg(key, '***') FROM unnest(masked) AS m (key) WHERE record -> key <> 'null'), '{}');

CREATE FUNCTION history_of_insert() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  act text := coalesce(nullif(current_setting('vezne.action', true), ''), 'EKLE');
  is_detail boolean := coalesce(current_setting('vezne.detail', true), '') = 'on';
  skipped text[] := TG_ARGV[1];
  masked text[] := TG_ARGV[2];
BEGIN
  -- Many rows by one statement are one line, whoever wrote the statement.
  IF NOT is_detail AND (act = 'AKTAR' OR act = 'EKLE' AND (SELECT count(*) FROM new_rows) > 1) THEN
    INSERT INTO audit (company_id, action, entity, after)
    SELECT (r ->> 'company_id')::uuid, 'AKTAR', TG_TABLE_NAME, jsonb_strip_nulls(jsonb_build_object(
             'count', count(*), 'from', min(r ->> 'date'), 'to', max(r ->> 'date'),
             'income', sum((r ->> 'amount_kurus')::numeric) FILTER (WHERE r ->> 'type' = 'GIRIS'),
             'expense', sum((r ->> 'amount_kurus')::numeric) FILTER (WHERE r ->> 'type' = 'CIKIS')))
      FROM (SELECT to_jsonb(n) FROM new_rows n) AS rows (r)
     GROUP BY r ->> 'company_id';
  ELSE
    INSERT INTO audit (company_id, action, entity, entity_id, label, detail, after)
    SELECT coalesce(r ->> 'company_id', r ->> 'id')::uuid, CASE act WHEN 'AKTAR' THEN 'EKLE' ELSE act END,
           TG_TABLE_NAME, coalesce(r ->> 'id', r ->> 'company_id')::uuid, r ->> TG_ARGV[0], is_detail,
           CASE WHEN masked = '{}' THEN r - skipped ELSE history_masked(r - skipped, masked) END
      FROM (SELECT to_jsonb(n) FROM new_rows n) AS rows (r);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION history_of_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_detail boolean := coalesce(current_setting('vezne.detail', true), '') = 'on';
  skipped text[] := TG_ARGV[1]::text[] || 'updated_at'::text;
  masked text[] := TG_ARGV[2];
BEGIN
  INSERT INTO audit (company_id, action, entity, entity_id, label, detail, before, after)
  SELECT coalesce(n ->> 'company_id', n ->> 'id')::uuid, 'DEGISTIR', TG_TABLE_NAME,
         coalesce(n ->> 'id', n ->> 'company_id')::uuid, n ->> TG_ARGV[0],
         -- What somebody saves raises the version; what follows from another change does not.
         is_detail OR coalesce(n -> 'version' = o -> 'version', false),
         CASE WHEN masked = '{}' THEN changed.before ELSE history_masked(changed.before, masked) END,
         CASE WHEN masked = '{}' THEN changed.after ELSE history_masked(changed.after, masked) END
    FROM (
      -- Not a join: its plan would be kept from the first call, which had one row.
      SELECT pair -> 'o', pair -> 'n' FROM (
        SELECT jsonb_object_agg(side, r) FROM (
          SELECT 'o', to_jsonb(old_row) FROM old_rows old_row
          UNION ALL SELECT 'n', to_jsonb(new_row) FROM new_rows new_row
        ) AS sides (side, r) GROUP BY coalesce(r ->> 'id', r ->> 'company_id')
      ) AS pairs (pair)
    ) AS rows (o, n)
   CROSS JOIN LATERAL (
     SELECT jsonb_object_agg(key, o -> key) AS before, jsonb_object_agg(key, n -> key) AS after,
            bool_or(key <> 'version') AS says_something
       FROM jsonb_object_keys(n - skipped) AS keys (key)
      WHERE o -> key IS DISTINCT FROM n -> key
   ) AS changed
   WHERE changed.says_something;
  RETURN NULL;
END $$;

CREATE FUNCTION history_of_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_detail boolean := coalesce(current_setting('vezne.detail', true), '') = 'on';
  skipped text[] := TG_ARGV[1];
  masked text[] := TG_ARGV[2];
  orphans uuid[] := '{}';
BEGIN
  IF TG_ARGV[3] <> '' THEN
    EXECUTE format(
      'SELECT coalesce(array_agg(key::uuid), ''{}'') FROM unnest($1) AS k (key)
        WHERE NOT EXISTS (SELECT 1 FROM %I p WHERE p.id = k.key::uuid)', TG_ARGV[3])
      INTO orphans USING (SELECT array_agg(DISTINCT to_jsonb(o) ->> TG_ARGV[4]) FROM old_rows o);
  END IF;
  INSERT INTO audit (company_id, action, entity, entity_id, label, detail, before)
  SELECT (r ->> 'company_id')::uuid, 'SIL', TG_TABLE_NAME, coalesce(r ->> 'id', r ->> 'company_id')::uuid,
         r ->> TG_ARGV[0], is_detail OR (r ->> TG_ARGV[4])::uuid = ANY (orphans),
         CASE WHEN masked = '{}' THEN r - skipped ELSE history_masked(r - skipped, masked) END
    FROM (SELECT to_jsonb(o) FROM old_rows o) AS rows (r)
   -- The history goes with its company, and so does what would be told of its end.
   WHERE EXISTS (SELECT 1 FROM company c WHERE c.id = (r ->> 'company_id')::uuid);
  RETURN NULL;
END $$;

-- The columns of a table that are worked out from others.
CREATE FUNCTION generated_columns(of regclass) RETURNS text[] LANGUAGE sql STABLE
RETURN ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = of AND attgenerated <> '' AND NOT attisdropped);

/*
 * Keeps the history of a table from now on: `name` is the column that names a record, `skip` what is left out
 * (sums, texts made from others), `mask` what may change but is not written down (what identifies a person).
 * Rows that go with a row of `parent`, named by their column `parent_column`, are told as its consequence.
 * Every table with a company_id has it; the test in server/src/history names those that have not, and why.
 */
CREATE FUNCTION keep_history(
  kept regclass, name text DEFAULT '', skip text[] DEFAULT '{}', mask text[] DEFAULT '{}',
  parent text DEFAULT '', parent_column text DEFAULT ''
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  arguments text := format('%L, %L, %L, %L, %L', name, skip || 'company_id'::text || generated_columns(kept),
                           mask, parent, parent_column);
BEGIN
  EXECUTE format('CREATE TRIGGER history_of_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION history_of_insert(%s)', kept, arguments);
  EXECUTE format('CREATE TRIGGER history_of_update AFTER UPDATE ON %s
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION history_of_update(%s)', kept, arguments);
  EXECUTE format('CREATE TRIGGER history_of_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION history_of_delete(%s)', kept, arguments);
END $$;

SELECT keep_history('company', name => 'name');
SELECT keep_history('subscription');
SELECT keep_history('manager', mask => ARRAY['name', 'surname', 'phone', 'title']);
SELECT keep_history('category', name => 'name');
SELECT keep_history('cash_flow', name => 'description');
SELECT keep_history('product', name => 'name');
SELECT keep_history('project', name => 'name',
                    skip => ARRAY['income_kurus', 'expense_kurus', 'analysis', 'analysis_stale']);
SELECT keep_history('project_income', name => 'description', parent => 'project', parent_column => 'project_id');
SELECT keep_history('project_expense', name => 'description', parent => 'project', parent_column => 'project_id');
