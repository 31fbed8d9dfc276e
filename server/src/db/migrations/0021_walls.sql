/*
 * Companies are kept apart by the database as well: who forgets a condition on the company gets nothing of another
 * one. The server works for a caller as vezne_app, which sees the company that its transaction is on behalf of
 * (db/scope.ts) and none otherwise; what concerns all companies (signing in, jobs, commands) is done as
 * vezne_system. Neither owns anything. Both roles are made before the migrations run (db/walls/roles.ts).
 */

-- The company that is worked for; null, and thus no row at all, when none is.
CREATE FUNCTION current_company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('vezne.company', true), '')::uuid;

/*
 * Every migration that makes a table with a company_id ends with SELECT wall('table'). Without it vezne_app may not
 * even read the table. `company` is the column that names the company.
 */
CREATE FUNCTION wall(walled regclass, company name DEFAULT 'company_id') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', walled);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', walled);
  -- A query of its own, so that the setting is read once and not for every row.
  EXECUTE format('CREATE POLICY own_company ON %s USING (%I = (SELECT current_company()))', walled, company);
  EXECUTE format('CREATE POLICY all_companies ON %s TO vezne_system USING (true)', walled);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO vezne_app', walled);
END $$;
REVOKE EXECUTE ON FUNCTION wall FROM PUBLIC;

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO vezne_system;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO vezne_system;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO vezne_system;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO vezne_system;
REVOKE INSERT, UPDATE, DELETE ON migration, migration_checksum FROM vezne_system;

DO $$
DECLARE
  walled regclass;
BEGIN
  FOR walled IN
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attname = 'company_id' AND NOT a.attisdropped
  LOOP
    PERFORM wall(walled);
  END LOOP;
END $$;
SELECT wall('company', 'id');

-- The history is only ever added to.
DO $$
BEGIN
  IF to_regclass('audit') IS NOT NULL THEN REVOKE UPDATE, DELETE ON audit FROM vezne_app, vezne_system; END IF;
END $$;

-- The same for a table of a person's own, named by its account_id: it belongs to the person's company.
CREATE FUNCTION wall_of_person(walled regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', walled);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', walled);
  EXECUTE format('CREATE POLICY own_people ON %1$s
    USING (EXISTS (SELECT FROM account a WHERE a.id = %1$s.account_id))', walled);
  EXECUTE format('CREATE POLICY all_companies ON %s TO vezne_system USING (true)', walled);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO vezne_app', walled);
END $$;
REVOKE EXECUTE ON FUNCTION wall_of_person FROM PUBLIC;

DO $$
DECLARE
  walled regclass;
BEGIN
  FOR walled IN
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relrowsecurity
       AND a.attname = 'account_id' AND NOT a.attisdropped
  LOOP
    PERFORM wall_of_person(walled);
  END LOOP;
END $$;

/*
 * The ledger as searches read it. Conditions that may tell what a row holds, LIKE among them, must not be asked of
 * other companies' rows: under a policy Postgres asks them last, and finds nothing by the trigrams. Here the company
 * is a condition like the others, and the owner of the view reads the table.
 */
CREATE VIEW searched_cash_flow AS
  SELECT company_id, id, category_id, date, search_text, type, payment_method
    FROM cash_flow WHERE company_id = (SELECT current_company());
GRANT SELECT ON searched_cash_flow TO vezne_app;

-- Whether anybody signs in with an address, which is all that one company may learn of another's people: storing the
-- address would tell the same.
CREATE FUNCTION email_is_taken(address text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
RETURN EXISTS (SELECT FROM account WHERE email = address);
