-- How a manager looks at the ledger: filters and order as the query of the page's address, under a name.
CREATE TABLE saved_view (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  manager_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  name_key text COLLATE "C" GENERATED ALWAYS AS (tr_fold(name)) STORED,
  address text NOT NULL CHECK (char_length(address) <= 6000),
  density text NOT NULL CHECK (density IN ('SIKI', 'RAHAT')),
  opens_first boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT saved_view_name_unique UNIQUE (company_id, manager_id, name_key),
  CONSTRAINT saved_view_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_view_one_first ON saved_view (company_id, manager_id) WHERE opens_first;
SELECT wall('saved_view');
