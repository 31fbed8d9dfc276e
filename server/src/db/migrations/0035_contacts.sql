/*
 * Customers and suppliers, and what is open between them and the company. Rows of projects belong to one; collections
 * and payments are laid on rows and write the ledger.
 */
CREATE TABLE contact (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 150),
  name_key text COLLATE "C" GENERATED ALWAYS AS (tr_fold(name)) STORED,
  kind text NOT NULL CHECK (kind IN ('MUSTERI', 'TEDARIKCI', 'IKISI')),
  tax_number text,
  tax_office text CHECK (char_length(tax_office) <= 100),
  iban text,
  phone text,
  email text,
  address text CHECK (char_length(address) <= 300),
  payment_term_days integer CHECK (payment_term_days BETWEEN 0 AND 365),
  -- Above zero what they owed before the first record, below zero what was owed to them.
  opening_kurus bigint NOT NULL DEFAULT 0 CHECK (opening_kurus BETWEEN -99999999999999 AND 99999999999999),
  opening_date date CHECK (opening_date BETWEEN '1900-01-01' AND '2100-12-31'),
  note text CHECK (char_length(note) <= 500),
  active boolean NOT NULL DEFAULT true,
  -- The one that it became; from then on it is only a sign to that one.
  merged_into_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT contact_merged_fk FOREIGN KEY (company_id, merged_into_id) REFERENCES contact (company_id, id)
);
CREATE UNIQUE INDEX contact_name_unique ON contact (company_id, name_key) WHERE merged_into_id IS NULL;

-- Whoever rows name already: one contact for all ways of writing a name.
INSERT INTO contact (company_id, id, name, kind)
SELECT company_id, gen_random_uuid(), (array_agg(name ORDER BY n DESC, name))[1],
       CASE WHEN bool_or(sells) AND bool_or(NOT sells) THEN 'IKISI' WHEN bool_or(sells) THEN 'TEDARIKCI' ELSE 'MUSTERI' END
  FROM (
    SELECT company_id, left(trim(counterparty), 150) AS name, false AS sells, count(*) AS n
      FROM project_income WHERE trim(counterparty) <> '' GROUP BY 1, 2
    UNION ALL
    SELECT company_id, left(trim(counterparty), 150), true, count(*)
      FROM project_expense WHERE trim(counterparty) <> '' GROUP BY 1, 2
  ) AS named
 GROUP BY company_id, tr_fold(name);

/*
 * Money that came or went, laid on rows by its lines; what is laid on none was paid in advance. `offset_id` is the
 * other half's id where a receivable is set against a payable: then no cash moved.
 */
CREATE TABLE settlement (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Null for a row that names nobody.
  contact_id uuid,
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  date date NOT NULL CHECK (date BETWEEN '1900-01-01' AND '2100-12-31'),
  amount_kurus bigint NOT NULL CHECK (amount_kurus BETWEEN 1 AND 99999999999999),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 500),
  payment_method text NOT NULL CHECK (payment_method IN ('CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN')),
  offset_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT settlement_contact_fk FOREIGN KEY (company_id, contact_id) REFERENCES contact (company_id, id)
);
CREATE INDEX settlement_of_contact ON settlement (company_id, contact_id, date DESC, id DESC) INCLUDE (direction, amount_kurus);

CREATE TABLE settlement_line (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  settlement_id uuid NOT NULL,
  project_income_id uuid,
  project_expense_id uuid,
  amount_kurus bigint NOT NULL CHECK (amount_kurus BETWEEN 1 AND 99999999999999),
  PRIMARY KEY (company_id, id),
  CONSTRAINT settlement_line_one_row CHECK (num_nonnulls(project_income_id, project_expense_id) = 1),
  CONSTRAINT settlement_line_settlement_fk FOREIGN KEY (company_id, settlement_id)
    REFERENCES settlement (company_id, id) ON DELETE CASCADE,
  CONSTRAINT settlement_line_income_fk FOREIGN KEY (company_id, project_income_id)
    REFERENCES project_income (company_id, id),
  CONSTRAINT settlement_line_expense_fk FOREIGN KEY (company_id, project_expense_id)
    REFERENCES project_expense (company_id, id)
);
CREATE UNIQUE INDEX settlement_line_of_income ON settlement_line (company_id, project_income_id, settlement_id)
  INCLUDE (amount_kurus) WHERE project_income_id IS NOT NULL;
CREATE UNIQUE INDEX settlement_line_of_expense ON settlement_line (company_id, project_expense_id, settlement_id)
  INCLUDE (amount_kurus) WHERE project_expense_id IS NOT NULL;
CREATE INDEX settlement_line_of_settlement ON settlement_line (company_id, settlement_id) INCLUDE (amount_kurus);

-- What was settled of a row can never be more than the row with its VAT.
ALTER TABLE project_income
  ADD COLUMN contact_id uuid,
  ADD COLUMN gross_kurus bigint NOT NULL
    GENERATED ALWAYS AS (amount_kurus + (amount_kurus * coalesce(vat_rate, 0) + 50) / 100) STORED,
  ADD COLUMN settled_kurus bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT project_income_settled_within CHECK (settled_kurus BETWEEN 0 AND gross_kurus);
ALTER TABLE project_expense
  ADD COLUMN contact_id uuid,
  ADD COLUMN gross_kurus bigint NOT NULL
    GENERATED ALWAYS AS (amount_kurus + (amount_kurus * coalesce(vat_rate, 0) + 50) / 100) STORED,
  ADD COLUMN settled_kurus bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT project_expense_settled_within CHECK (settled_kurus BETWEEN 0 AND gross_kurus);

DO $$
DECLARE
  rows_of text;
BEGIN
  FOREACH rows_of IN ARRAY ARRAY['project_income', 'project_expense'] LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', rows_of);
    EXECUTE format('UPDATE %I r SET contact_id = c.id FROM contact c
                     WHERE c.company_id = r.company_id AND trim(r.counterparty) <> ''''
                       AND c.name_key = tr_fold(left(trim(r.counterparty), 150))', rows_of);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', rows_of);
    EXECUTE format('ALTER TABLE %1$I ADD CONSTRAINT %1$s_contact_fk FOREIGN KEY (company_id, contact_id)
                    REFERENCES contact (company_id, id)', rows_of);
    EXECUTE format('CREATE INDEX %1$s_open ON %1$I (company_id, contact_id, due_date)
                      INCLUDE (date, gross_kurus, settled_kurus) WHERE status = ''BEKLIYOR''', rows_of);
    EXECUTE format('CREATE INDEX %1$s_settled ON %1$I (company_id, date) WHERE settled_kurus > 0', rows_of);
    EXECUTE format('CREATE INDEX %1$s_of_contact ON %1$I (company_id, contact_id, date) WHERE contact_id IS NOT NULL',
                   rows_of);
  END LOOP;
END $$;

/*
 * Lines change what is settled of their rows in the same transaction: no code path can forget it. A row is settled
 * when nothing of it is open, and waits again when something is; whoever called it settled by hand keeps that. A row and
 * the money that is laid on it have the same contact.
 */
CREATE FUNCTION settle_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line settlement_line := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  delta bigint := CASE TG_OP WHEN 'DELETE' THEN -line.amount_kurus ELSE line.amount_kurus END;
  payer uuid := (SELECT contact_id FROM settlement WHERE company_id = line.company_id AND id = line.settlement_id);
  owner uuid;
  said text;
  told_by uuid;
BEGIN
  -- With its company all goes.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM lasting_company WHERE id = line.company_id) THEN RETURN NULL; END IF;
  IF line.project_income_id IS NOT NULL THEN
    UPDATE project_income
       SET settled_kurus = settled_kurus + delta, contact_id = coalesce(contact_id, payer),
           updated_at = now(), version = version + 1
     WHERE company_id = line.company_id AND id = line.project_income_id 
    RETURNING contact_id, status, project_id INTO owner, said, told_by;
  ELSE
    UPDATE project_expense
       SET settled_kurus = settled_kurus + delta, contact_id = coalesce(contact_id, payer),
           updated_at = now(), version = version + 1
     WHERE company_id = line.company_id AND id = line.project_expense_id 
    RETURNING contact_id, status, project_id INTO owner, said, told_by;
  END IF;
  -- What the project's analysis says of its open rows is to be said anew.
  UPDATE project SET analysis_stale = true
   WHERE company_id = line.company_id AND id = told_by AND analyzed_at IS NOT NULL AND NOT analysis_stale;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  IF said = 'IPTAL' OR owner <> payer THEN
    RAISE EXCEPTION 'money is laid on a row that it cannot settle'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlement_line_fits';
  END IF;
  IF payer IS NULL AND owner IS NOT NULL THEN
    UPDATE settlement SET contact_id = owner, updated_at = now(), version = version + 1
     WHERE company_id = line.company_id AND id = line.settlement_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER settle_row AFTER INSERT OR DELETE ON settlement_line FOR EACH ROW EXECUTE FUNCTION settle_row();

CREATE FUNCTION tell_settled() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_whole boolean := OLD.settled_kurus > 0
    AND OLD.settled_kurus = OLD.amount_kurus + (OLD.amount_kurus * coalesce(OLD.vat_rate, 0) + 50) / 100;
  is_whole boolean := NEW.settled_kurus > 0
    AND NEW.settled_kurus = NEW.amount_kurus + (NEW.amount_kurus * coalesce(NEW.vat_rate, 0) + 50) / 100;
BEGIN
  IF is_whole AND NEW.status = 'BEKLIYOR' THEN
    NEW.status := TG_ARGV[0];
  ELSIF was_whole AND NOT is_whole AND NEW.status = TG_ARGV[0] THEN
    NEW.status := 'BEKLIYOR';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tell_settled BEFORE UPDATE OF settled_kurus, amount_kurus, vat_rate, status ON project_income
  FOR EACH ROW EXECUTE FUNCTION tell_settled('TAHSIL_EDILDI');
CREATE TRIGGER tell_settled BEFORE UPDATE OF settled_kurus, amount_kurus, vat_rate, status ON project_expense
  FOR EACH ROW EXECUTE FUNCTION tell_settled('ODENDI');

-- Money that nobody's row was settled by goes with the row to its contact.
CREATE FUNCTION money_follows_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE settlement s SET contact_id = NEW.contact_id, updated_at = now(), version = version + 1
    FROM settlement_line l
   WHERE l.company_id = NEW.company_id AND NEW.id IN (l.project_income_id, l.project_expense_id)
     AND s.company_id = NEW.company_id AND s.id = l.settlement_id AND s.contact_id IS NULL;
  RETURN NULL;
END $$;

-- A contact that was merged is a sign to the one that it became: nothing comes to belong to it any more.
CREATE FUNCTION follow_merged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  became uuid;
BEGIN
  LOOP
    became := NULL;
    SELECT merged_into_id INTO became FROM contact
     WHERE company_id = NEW.company_id AND id = NEW.contact_id FOR KEY SHARE;
    EXIT WHEN became IS NULL;
    NEW.contact_id := became;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER follow_merged BEFORE INSERT OR UPDATE OF contact_id ON settlement
  FOR EACH ROW WHEN (NEW.contact_id IS NOT NULL) EXECUTE FUNCTION follow_merged();
DO $$
DECLARE
  rows_of text;
BEGIN
  FOREACH rows_of IN ARRAY ARRAY['project_income', 'project_expense'] LOOP
    EXECUTE format('CREATE TRIGGER follow_merged BEFORE INSERT OR UPDATE OF contact_id ON %I
                    FOR EACH ROW WHEN (NEW.contact_id IS NOT NULL) EXECUTE FUNCTION follow_merged()', rows_of);
    EXECUTE format('CREATE TRIGGER money_follows_row AFTER UPDATE OF contact_id ON %I FOR EACH ROW
                    WHEN (OLD.contact_id IS NULL AND NEW.contact_id IS NOT NULL AND NEW.settled_kurus > 0)
                    EXECUTE FUNCTION money_follows_row()', rows_of);
  END LOOP;
END $$;

-- The entry that a collection or payment wrote says how much, when and which way it went: it goes with that one only.
ALTER TABLE cash_flow ADD COLUMN settlement_id uuid;
ALTER TABLE cash_flow ADD CONSTRAINT cash_flow_settlement_fk FOREIGN KEY (company_id, settlement_id)
  REFERENCES settlement (company_id, id) ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX cash_flow_settlement ON cash_flow (company_id, settlement_id) WHERE settlement_id IS NOT NULL;

CREATE FUNCTION settled_entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM settlement WHERE company_id = OLD.company_id AND id = OLD.settlement_id)
     AND EXISTS (SELECT 1 FROM lasting_company WHERE id = OLD.company_id) THEN
    RAISE EXCEPTION 'an entry of a settlement changes with it only'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_flow_settled';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER settled_entry_stays BEFORE DELETE ON cash_flow
  FOR EACH ROW WHEN (OLD.settlement_id IS NOT NULL) EXECUTE FUNCTION settled_entry_stays();
CREATE TRIGGER settled_entry_keeps BEFORE UPDATE ON cash_flow
  FOR EACH ROW WHEN (
    OLD.settlement_id IS NOT NULL
    AND (OLD.amount_kurus, OLD.type, OLD.date, OLD.settlement_id, OLD.transfer_id)
        IS DISTINCT FROM (NEW.amount_kurus, NEW.type, NEW.date, NEW.settlement_id, NEW.transfer_id)
  ) EXECUTE FUNCTION settled_entry_stays();

-- Rows may go with a row of more than one other table, named one after the other.
CREATE OR REPLACE FUNCTION keep_in_trash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stored jsonb := to_jsonb(OLD) - TG_ARGV[2]::text[];
  goes_along boolean := false;
  parent text;
  child text;
  found jsonb;
  taken jsonb := '{}';
BEGIN
  IF NOT EXISTS (SELECT 1 FROM lasting_company WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  FOREACH parent IN ARRAY string_to_array(TG_ARGV[3], ',') LOOP
    IF stored ->> (parent || '_id') IS NOT NULL THEN
      EXECUTE format('SELECT NOT EXISTS (SELECT 1 FROM %I WHERE company_id = $1 AND id = $2)', parent)
        INTO goes_along USING OLD.company_id, (stored ->> (parent || '_id'))::uuid;
      IF goes_along THEN RETURN OLD; END IF;
    END IF;
  END LOOP;
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
DROP TRIGGER keep_in_trash ON cash_flow;
SELECT keep_trash('cash_flow', 'description', amount => 'amount_kurus', parent => 'transfer,settlement');
DROP TRIGGER keep_in_trash ON project_income;
SELECT keep_trash('project_income', 'description', amount => 'amount_kurus', parent => 'project');
DROP TRIGGER keep_in_trash ON project_expense;
SELECT keep_trash('project_expense', 'description', amount => 'amount_kurus', parent => 'project');
SELECT keep_trash('contact', 'name');
SELECT keep_trash('settlement', 'description', amount => 'amount_kurus', children => ARRAY['settlement_line', 'cash_flow']);

-- The lists of generated columns that the history leaves out are written into its triggers.
DO $$
DECLARE
  act text;
  rows_of text;
BEGIN
  FOREACH rows_of IN ARRAY ARRAY['project_income', 'project_expense'] LOOP
    FOREACH act IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
      EXECUTE format('DROP TRIGGER history_of_%s ON %I', act, rows_of);
    END LOOP;
  END LOOP;
END $$;
SELECT keep_history('project_income', name => 'description', parent => 'project', parent_column => 'project_id');
SELECT keep_history('project_expense', name => 'description', parent => 'project', parent_column => 'project_id');
-- What identifies a person may change; the history does not keep it.
SELECT keep_history('contact', name => 'name',
                    mask => ARRAY['phone', 'email', 'address', 'tax_number', 'iban', 'note']);
SELECT keep_history('settlement', name => 'description');

SELECT wall('contact');
SELECT wall('settlement');
SELECT wall('settlement_line');
