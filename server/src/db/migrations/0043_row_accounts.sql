-- A row of a file may name the account that it lies in; null: the account that was chosen for the file.
ALTER TABLE import_row ADD COLUMN account_id uuid;
ALTER TABLE import_row ADD CONSTRAINT import_row_account_fk FOREIGN KEY (company_id, account_id)
  REFERENCES cash_account (company_id, id) ON DELETE SET NULL (account_id);
CREATE INDEX import_row_account ON import_row (company_id, account_id) WHERE account_id IS NOT NULL;
