-- Companies that are being closed: readable until `closes_at`, and kept if the owner says so; then a job deletes them.
CREATE TABLE company_closing (
  company_id uuid PRIMARY KEY REFERENCES company (id) ON DELETE CASCADE,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- Set once the job has begun; from then on there is no way back.
  erasing_at timestamptz CHECK (erasing_at >= closes_at)
);
CREATE INDEX company_closing_due ON company_closing (closes_at);

-- Companies that are not being erased. The history and the trash write about these alone: what is deleted with its
-- company in many statements would otherwise be written down anew.
CREATE VIEW lasting_company WITH (security_invoker = true) AS
  SELECT c.id FROM company c
   WHERE NOT EXISTS (SELECT FROM company_closing g WHERE g.company_id = c.id AND g.erasing_at IS NOT NULL);

GRANT SELECT ON lasting_company TO vezne_app, vezne_system;

DO $$
DECLARE
  changed text;
  of text;
BEGIN
  FOREACH of IN ARRAY ARRAY['history_of_delete()', 'history_stays()', 'keep_in_trash()'] LOOP
    SELECT regexp_replace(pg_get_functiondef(of::regprocedure), 'FROM company\M', 'FROM lasting_company', 'g') INTO changed;
    IF changed NOT LIKE '%lasting_company%' THEN RAISE EXCEPTION '% does not look at companies', of; END IF;
    EXECUTE changed;
  END LOOP;
END $$;

-- Nobody may delete lines of the history; of a company that is being erased the owner of the table does, some at a time.
CREATE FUNCTION erase_history(company uuid, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  deleted bigint;
BEGIN
  PERFORM set_config('vezne.company', company::text, true);
  IF NOT EXISTS (SELECT FROM company_closing WHERE company_id = company AND erasing_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the history is only ever added to' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM audit WHERE ctid = ANY (ARRAY(SELECT ctid FROM audit WHERE company_id = company LIMIT most));
  GET DIAGNOSTICS deleted = ROW_COUNT;
  RETURN deleted;
END $$;
REVOKE EXECUTE ON FUNCTION erase_history FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_history TO vezne_system;
