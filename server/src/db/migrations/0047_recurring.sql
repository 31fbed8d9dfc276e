/*
 * What of a ledger entry repeats every month: a copy of its own, so that the entry may change or go. `day` is kept as it
 * was meant; a month that has no such day has its last one. Nothing is booked by itself: a day that has come waits until
 * somebody decides.
 */
CREATE TABLE recurring (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  source_id uuid NOT NULL,
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 500),
  amount_kurus bigint NOT NULL CHECK (amount_kurus BETWEEN 1 AND 99999999999999),
  type text NOT NULL CHECK (type IN ('GIRIS', 'CIKIS')),
  payment_method text NOT NULL CHECK (payment_method IN ('CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN')),
  -- Null once it was deleted: then nothing can be booked, and nothing is lost.
  category_id uuid,
  account_id uuid,
  project_id uuid,
  day smallint NOT NULL CHECK (day BETWEEN 1 AND 31),
  start_date date NOT NULL CHECK (start_date BETWEEN '1900-01-01' AND '2100-12-31'),
  end_date date CHECK (end_date BETWEEN '1900-01-01' AND '2100-12-31'),
  status text NOT NULL DEFAULT 'ACIK' CHECK (status IN ('ACIK', 'DURDURULDU')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT recurring_dates CHECK (end_date >= start_date),
  CONSTRAINT recurring_category_fk FOREIGN KEY (company_id, category_id)
    REFERENCES category (company_id, id) ON DELETE SET NULL (category_id),
  CONSTRAINT recurring_account_fk FOREIGN KEY (company_id, account_id)
    REFERENCES cash_account (company_id, id) ON DELETE SET NULL (account_id),
  CONSTRAINT recurring_project_fk FOREIGN KEY (company_id, project_id)
    REFERENCES project (company_id, id) ON DELETE SET NULL (project_id)
);
CREATE UNIQUE INDEX recurring_one_open ON recurring (company_id, source_id) WHERE status = 'ACIK';
CREATE INDEX recurring_category ON recurring (company_id, category_id) WHERE category_id IS NOT NULL;
CREATE INDEX recurring_account ON recurring (company_id, account_id) WHERE account_id IS NOT NULL;
CREATE INDEX recurring_project ON recurring (company_id, project_id) WHERE project_id IS NOT NULL;

-- What became of a day, once and for all: an entry of the ledger, or nothing.
CREATE TABLE recurring_occurrence (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  recurring_id uuid NOT NULL,
  occurrence_date date NOT NULL CHECK (occurrence_date BETWEEN '1900-01-01' AND '2100-12-31'),
  action text NOT NULL CHECK (action IN ('KAYIT', 'ATLA')),
  cash_flow_id uuid CHECK ((cash_flow_id IS NOT NULL) = (action = 'KAYIT')),
  decided_by uuid DEFAULT history_actor(),
  decided_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, recurring_id, occurrence_date),
  CONSTRAINT recurring_occurrence_of_fk FOREIGN KEY (company_id, recurring_id)
    REFERENCES recurring (company_id, id) ON DELETE CASCADE
);

SELECT keep_history('recurring', name => 'description', skip => ARRAY['source_id']);
SELECT wall('recurring');
SELECT wall('recurring_occurrence');
