/*
 * Deleted records, each with what went with it, until they are restored or thirty days have passed. A delete stays a
 * delete: nothing else of the product has to know. The id is the record's own, so a record is here once at most.
 */
CREATE TABLE trash (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The table.
  entity text NOT NULL,
  label text NOT NULL,
  amount_kurus bigint,
  -- The row; and, by table, the rows that went with it.
  payload jsonb NOT NULL,
  children jsonb NOT NULL DEFAULT '{}',
  -- The beginning of the transaction that deleted it, as in its lines of the history.
  began timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  deleted_by uuid DEFAULT history_actor(),
  PRIMARY KEY (company_id, id)
);
CREATE INDEX trash_newest ON trash (company_id, deleted_at DESC, id);
CREATE INDEX trash_age ON trash (deleted_at);

-- Arguments: the columns of label and amount, columns that are worked out, the table whose row takes these rows
-- along and the column that names it, and the tables whose rows go with these.
CREATE FUNCTION keep_in_trash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stored jsonb := to_jsonb(OLD) - TG_ARGV[2]::text[];
  goes_along boolean := false;
  child text;
  found jsonb;
  taken jsonb := '{}';
BEGIN
  IF NOT EXISTS (SELECT 1 FROM company WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  IF TG_ARGV[3] <> '' THEN
    EXECUTE format('SELECT NOT EXISTS (SELECT 1 FROM %I WHERE company_id = $1 AND id = $2)', TG_ARGV[3])
      INTO goes_along USING OLD.company_id, (stored ->> TG_ARGV[4])::uuid;
    IF goes_along THEN RETURN OLD; END IF;
  END IF;
  FOREACH child IN ARRAY TG_ARGV[5]::text[] LOOP
    EXECUTE format('SELECT jsonb_agg(to_jsonb(r) - generated_columns(%L) ORDER BY r.id) FROM %I r
                     WHERE company_id = $1 AND %I = $2', child, child, TG_TABLE_NAME || '_id')
      INTO found USING OLD.company_id, OLD.id;
    IF found IS NOT NULL THEN taken := taken || jsonb_build_object(child, found); END IF;
  END LOOP;
  INSERT INTO trash (company_id, id, entity, label, amount_kurus, payload, children)
  VALUES (OLD.company_id, OLD.id, TG_TABLE_NAME, stored ->> TG_ARGV[0], (stored ->> TG_ARGV[1])::bigint, stored, taken)
  ON CONFLICT (company_id, id) DO UPDATE
    SET label = excluded.label, amount_kurus = excluded.amount_kurus, payload = excluded.payload,
        children = excluded.children, began = excluded.began, deleted_at = excluded.deleted_at,
        deleted_by = excluded.deleted_by;
  RETURN OLD;
END $$;

/*
 * Keeps deleted rows of a table in the trash: `label` and `amount` are the columns that the list shows. Rows of
 * `children`, which refer to it by <table>_id, go and come back with it; a table with a `parent` is such a child.
 */
CREATE FUNCTION keep_trash(
  kept regclass, label text, amount text DEFAULT '', parent text DEFAULT '', children text[] DEFAULT '{}'
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER keep_in_trash BEFORE DELETE ON %s
    FOR EACH ROW EXECUTE FUNCTION keep_in_trash(%L, %L, %L, %L, %L, %L)', kept, label, amount,
    generated_columns(kept), parent, CASE WHEN parent = '' THEN '' ELSE parent || '_id' END, children);
END $$;

SELECT keep_trash('category', 'name');
SELECT keep_trash('cash_flow', 'description', amount => 'amount_kurus');
SELECT keep_trash('product', 'name');
SELECT keep_trash('project', 'name', children => ARRAY['project_income', 'project_expense']);
SELECT keep_trash('project_income', 'description', amount => 'amount_kurus', parent => 'project');
SELECT keep_trash('project_expense', 'description', amount => 'amount_kurus', parent => 'project');

/*
 * Puts rows of the trash back into their table, under their ids and with the moment they were made, as a version of
 * their own. Columns that the table has got since then take their defaults.
 */
CREATE FUNCTION restore_rows(kept regclass, stored jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  columns text;
  restored bigint;
BEGIN
  SELECT string_agg(format('%I', attname), ', ') INTO columns
    FROM pg_attribute
   WHERE attrelid = kept AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND stored -> 0 ? attname;
  EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_recordset(NULL::%s, $1)',
                 kept, columns, columns, kept)
    USING (SELECT jsonb_agg(r || jsonb_build_object('version', (r ->> 'version')::int + 1, 'updated_at', now()))
             FROM jsonb_array_elements(stored) AS rows (r));
  GET DIAGNOSTICS restored = ROW_COUNT;
  RETURN restored;
END $$;
