-- What the file says of whose statement it is: an IBAN, or the number that only its bank knows.
ALTER TABLE import_batch ADD COLUMN account_number text CHECK (char_length(account_number) BETWEEN 7 AND 40);
