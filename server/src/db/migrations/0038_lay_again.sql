-- What was paid in advance may be laid on a row again that a part of it is laid on: then its line grows.
CREATE OR REPLACE FUNCTION settle_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line settlement_line := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  delta bigint := CASE TG_OP WHEN 'DELETE' THEN -OLD.amount_kurus
                             WHEN 'UPDATE' THEN NEW.amount_kurus - OLD.amount_kurus
                             ELSE NEW.amount_kurus END;
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
DROP TRIGGER settle_row ON settlement_line;
CREATE TRIGGER settle_row AFTER INSERT OR DELETE OR UPDATE OF amount_kurus ON settlement_line
  FOR EACH ROW EXECUTE FUNCTION settle_row();
