-- Archives that people ask for, made by a job. The rows outlive a restart; the archive itself is kept in parts beside
-- them, so that any process can hand it out and its end is a row's end.
CREATE TABLE data_export (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Who asked, and who alone gets it.
  manager_id uuid NOT NULL,
  scope text NOT NULL CHECK (scope IN ('SIRKET', 'KISI')),
  state text NOT NULL DEFAULT 'BEKLIYOR' CHECK (state IN ('BEKLIYOR', 'HAZIRLANIYOR', 'HAZIR', 'HATA')),
  -- Rows written so far, each table counted for JSON and for CSV.
  done_rows bigint NOT NULL DEFAULT 0,
  all_rows bigint NOT NULL DEFAULT 0,
  bytes bigint,
  requested_at timestamptz NOT NULL,
  -- Which try it is: a job that was taken for dead no longer writes to the one after it.
  attempts integer NOT NULL DEFAULT 0,
  -- How many of the tries failed, or were lost with their process.
  failures integer NOT NULL DEFAULT 0,
  -- While it is being made: when its job counts as lost. While it waits: not to be tried before.
  claimed_until timestamptz,
  ready_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT data_export_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX data_export_one_at_a_time ON data_export (company_id) WHERE state IN ('BEKLIYOR', 'HAZIRLANIYOR');
CREATE INDEX data_export_of_manager ON data_export (company_id, manager_id, requested_at DESC);
CREATE INDEX data_export_expiry ON data_export (expires_at);

CREATE TABLE data_export_part (
  company_id uuid NOT NULL,
  export_id uuid NOT NULL,
  number integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (company_id, export_id, number),
  CONSTRAINT data_export_part_fk FOREIGN KEY (company_id, export_id)
    REFERENCES data_export (company_id, id) ON DELETE CASCADE
);
-- Compressed already.
ALTER TABLE data_export_part ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Questions to the assistant are kept for a time.
CREATE INDEX assistant_answer_age ON assistant_answer (created_at);
