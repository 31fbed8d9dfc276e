-- When the password was last typed in the session; sessions of before count from their sign-in.
ALTER TABLE session ADD COLUMN proved_at timestamptz;
-- A keyed hash of the id that the browser keeps, and where the session was used last.
ALTER TABLE session ADD COLUMN device_hash bytea;
ALTER TABLE session ADD COLUMN last_ip text;

-- The one person who removes managers and hands the company over. No foreign key: managers refer to their company
-- already, and a circle could not be copied table by table. The triggers below keep it true instead.
ALTER TABLE company ADD COLUMN owner_id uuid;
UPDATE company c SET owner_id = (
  SELECT m.id FROM manager m WHERE m.company_id = c.id ORDER BY m.role = 'ADMIN', m.created_at, m.id LIMIT 1
);

CREATE FUNCTION first_manager_owns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company SET owner_id = NEW.id WHERE id = NEW.company_id AND owner_id IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER manager_first_owns AFTER INSERT ON manager FOR EACH ROW EXECUTE FUNCTION first_manager_owns();

CREATE FUNCTION keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With the company itself gone there is nothing left to own.
  IF EXISTS (SELECT FROM company WHERE id = OLD.company_id AND owner_id = OLD.id) THEN
    RAISE EXCEPTION 'the owner of a company cannot be removed'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'company_owner_stays';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER manager_owner_stays BEFORE DELETE ON manager FOR EACH ROW EXECUTE FUNCTION keep_owner();

-- Managers who were removed within the last day, as they were: their rows as JSON, put back by an undo.
CREATE TABLE manager_removal (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  removed_by uuid NOT NULL,
  removed_at timestamptz NOT NULL,
  person jsonb NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX manager_removal_age ON manager_removal (removed_at);
