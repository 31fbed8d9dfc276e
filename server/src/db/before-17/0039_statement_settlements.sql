/*
 * A row of a statement may be money of a customer, or for a supplier: it is settled with the contact that somebody
 * accepted for it. One whose contact is deleted is a plain entry again.
 */
ALTER TABLE import_row ADD COLUMN contact_id uuid;
ALTER TABLE import_row ADD CONSTRAINT import_row_contact_fk FOREIGN KEY (company_id, contact_id)
  REFERENCES contact (company_id, id) ON DELETE SET NULL (contact_id);
CREATE INDEX import_row_contact ON import_row (company_id, contact_id) WHERE contact_id IS NOT NULL;
ALTER TABLE import_row DROP CONSTRAINT import_row_decision_check;
ALTER TABLE import_row ADD CONSTRAINT import_row_decision_check
  CHECK (decision IN ('EKLE', 'ATLA', 'VIRMAN', 'TAHSILAT'));
ALTER TABLE import_row DROP COLUMN grp;
ALTER TABLE import_row ADD COLUMN grp text GENERATED ALWAYS AS (
  CASE WHEN problem IS NOT NULL THEN 'HATALI'
       WHEN decision IN ('VIRMAN', 'TAHSILAT') THEN 'HAZIR'
       WHEN twin_kind IS NOT NULL AND decision IS DISTINCT FROM 'EKLE' THEN 'MUKERRER'
       WHEN category_id IS NULL AND category_key IS NULL THEN 'EKSIK'
       ELSE 'HAZIR' END
) STORED;
CREATE TRIGGER follow_merged BEFORE INSERT OR UPDATE OF contact_id ON import_row
  FOR EACH ROW WHEN (NEW.contact_id IS NOT NULL) EXECUTE FUNCTION follow_merged();
CREATE FUNCTION plain_without_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.decision := 'EKLE';
  RETURN NEW;
END $$;
CREATE TRIGGER plain_without_contact BEFORE UPDATE OF contact_id ON import_row FOR EACH ROW
  WHEN (OLD.contact_id IS NOT NULL AND NEW.contact_id IS NULL AND NEW.decision = 'TAHSILAT')
  EXECUTE FUNCTION plain_without_contact();
