/* A row of a statement that was to be a transfer with an account that is deleted is a plain entry again. */
CREATE FUNCTION plain_without_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.decision := 'EKLE';
  RETURN NEW;
END $$;
CREATE TRIGGER plain_without_account BEFORE UPDATE OF transfer_account_id ON import_row FOR EACH ROW
  WHEN (OLD.transfer_account_id IS NOT NULL AND NEW.transfer_account_id IS NULL AND NEW.decision = 'VIRMAN')
  EXECUTE FUNCTION plain_without_account();
