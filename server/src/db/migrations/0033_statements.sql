/*
 * Statements of banks and sheets of companies: a file that was read is a batch, its rows wait as a draft until somebody
 * adds them to the ledger, and can be taken out of it again.
 */

-- What a description says without its numbers, by which rows of different months are alike.
CREATE FUNCTION statement_words(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN trim(regexp_replace(tr_fold(t), '[^[:alpha:]]+', ' ', 'g'));

CREATE TABLE import_batch (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  file_sha256 bytea NOT NULL CHECK (octet_length(file_sha256) = 32),
  format text NOT NULL CHECK (format IN ('XLSX', 'CSV', 'MT940', 'OFX')),
  encoding text,
  layout text,
  -- What files of this kind have in common, under which a mapping is remembered.
  signature text COLLATE "C" NOT NULL,
  headings jsonb NOT NULL,
  sample jsonb NOT NULL,
  -- Null where the format says by itself what is what.
  mapping jsonb,
  remembered boolean NOT NULL DEFAULT false,
  ask jsonb NOT NULL,
  balance_check jsonb,
  status text NOT NULL DEFAULT 'TASLAK' CHECK (status IN ('TASLAK', 'AKTARILDI', 'GERI_ALINDI')),
  rows_read integer NOT NULL DEFAULT 0,
  rows_added integer NOT NULL DEFAULT 0,
  sum_in_kurus bigint NOT NULL DEFAULT 0,
  sum_out_kurus bigint NOT NULL DEFAULT 0,
  -- What was answered when it was added, for whoever asks again.
  outcome jsonb,
  created_by uuid DEFAULT history_actor(),
  created_at timestamptz NOT NULL DEFAULT now(),
  added_at timestamptz,
  undone_at timestamptz,
  PRIMARY KEY (company_id, id),
  CONSTRAINT import_batch_account_fk FOREIGN KEY (company_id, account_id)
    REFERENCES cash_account (company_id, id) ON DELETE CASCADE
);
CREATE INDEX import_batch_newest ON import_batch (company_id, created_at DESC, id);
CREATE INDEX import_batch_account ON import_batch (company_id, account_id);
CREATE INDEX import_batch_draft ON import_batch (created_at) WHERE status = 'TASLAK';

-- The cells of the file as they were, packed: another mapping reads them again.
CREATE TABLE import_file (
  company_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  packed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, batch_id),
  CONSTRAINT import_file_batch_fk FOREIGN KEY (company_id, batch_id)
    REFERENCES import_batch (company_id, id) ON DELETE CASCADE
);
CREATE INDEX import_file_age ON import_file (created_at);

CREATE TABLE import_row (
  company_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  line integer NOT NULL,
  -- What the entry will be called when it is one.
  entry_id uuid NOT NULL,
  date date,
  kurus bigint,
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 500),
  words text COLLATE "C" GENERATED ALWAYS AS (statement_words(description)) STORED,
  balance_kurus bigint,
  method text NOT NULL,
  category_id uuid,
  -- Of a category that the file names and the company has not.
  category_name text,
  category_key text COLLATE "C",
  suggested_category_id uuid,
  agreeing integer NOT NULL DEFAULT 0,
  problem text,
  fingerprint bytea CHECK (octet_length(fingerprint) = 32),
  decision text CHECK (decision IN ('EKLE', 'ATLA', 'VIRMAN')),
  twin_kind text CHECK (twin_kind IN ('KESIN', 'OLASI')),
  twin_id uuid,
  transfer_account_id uuid,
  grp text GENERATED ALWAYS AS (
    CASE WHEN problem IS NOT NULL THEN 'HATALI'
         WHEN decision = 'VIRMAN' THEN 'HAZIR'
         WHEN twin_kind IS NOT NULL AND decision IS DISTINCT FROM 'EKLE' THEN 'MUKERRER'
         WHEN category_id IS NULL AND category_key IS NULL THEN 'EKSIK'
         ELSE 'HAZIR' END
  ) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, batch_id, line),
  CONSTRAINT import_row_batch_fk FOREIGN KEY (company_id, batch_id)
    REFERENCES import_batch (company_id, id) ON DELETE CASCADE,
  CONSTRAINT import_row_category_fk FOREIGN KEY (company_id, category_id)
    REFERENCES category (company_id, id) ON DELETE SET NULL (category_id),
  CONSTRAINT import_row_suggested_fk FOREIGN KEY (company_id, suggested_category_id)
    REFERENCES category (company_id, id) ON DELETE SET NULL (suggested_category_id),
  CONSTRAINT import_row_transfer_fk FOREIGN KEY (company_id, transfer_account_id)
    REFERENCES cash_account (company_id, id) ON DELETE SET NULL (transfer_account_id),
  CONSTRAINT import_row_readable CHECK (problem IS NOT NULL OR (date IS NOT NULL AND kurus <> 0))
);
CREATE INDEX import_row_age ON import_row (created_at);
CREATE INDEX import_row_category ON import_row (company_id, category_id) WHERE category_id IS NOT NULL;
CREATE INDEX import_row_suggested ON import_row (company_id, suggested_category_id)
  WHERE suggested_category_id IS NOT NULL;
CREATE INDEX import_row_transfer ON import_row (company_id, transfer_account_id)
  WHERE transfer_account_id IS NOT NULL;

-- Which entries came from which batch, and what tells each movement from all others. Kept beside the ledger, so that an
-- entry that comes back from the trash is known again.
CREATE TABLE import_entry (
  company_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  fingerprint bytea,
  PRIMARY KEY (company_id, entry_id),
  CONSTRAINT import_entry_batch_fk FOREIGN KEY (company_id, batch_id)
    REFERENCES import_batch (company_id, id) ON DELETE CASCADE
);
CREATE INDEX import_entry_batch ON import_entry (company_id, batch_id);
CREATE INDEX import_entry_fingerprint ON import_entry (company_id, fingerprint) WHERE fingerprint IS NOT NULL;

-- What the columns of files with the same headings were said to hold the last time.
CREATE TABLE import_mapping (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  signature text COLLATE "C" NOT NULL,
  mapping jsonb NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, signature)
);
CREATE INDEX import_mapping_age ON import_mapping (used_at);

SELECT wall('import_batch');
SELECT wall('import_file');
SELECT wall('import_row');
SELECT wall('import_entry');
SELECT wall('import_mapping');
