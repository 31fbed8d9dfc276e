CREATE TABLE project (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  code_key text COLLATE "C" GENERATED ALWAYS AS (tr_fold(code)) STORED,
  category_id uuid,
  customer_name text,
  status text NOT NULL CHECK (status IN ('PLANLANDI', 'DEVAM_EDIYOR', 'BEKLEMEDE', 'TAMAMLANDI', 'IPTAL')),
  start_date date NOT NULL,
  end_date date NOT NULL,
  contract_amount_kurus bigint CHECK (contract_amount_kurus BETWEEN 0 AND 99999999999999),
  estimated_cost_kurus bigint CHECK (estimated_cost_kurus BETWEEN 0 AND 99999999999999),
  progress_percent double precision NOT NULL DEFAULT 0 CHECK (progress_percent BETWEEN 0 AND 100),
  address text,
  city text,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  description text,
  search_text text COLLATE "C" GENERATED ALWAYS AS (
    tr_fold(name || ' ' || code || ' ' || coalesce(customer_name, '') || ' ' || coalesce(city, ''))
  ) STORED,
  -- Sums of the project's rows that are not cancelled, written in the same transaction as the rows.
  income_kurus bigint NOT NULL DEFAULT 0,
  expense_kurus bigint NOT NULL DEFAULT 0,
  -- The margin at the moment of the last analysis, in hundredths of a percent.
  profitability_bp bigint,
  analyzed_at timestamptz,
  analysis jsonb,
  analysis_stale boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT project_code_unique UNIQUE (company_id, code_key),
  CONSTRAINT project_category_fk FOREIGN KEY (company_id, category_id) REFERENCES category (company_id, id),
  CONSTRAINT project_dates CHECK (end_date >= start_date),
  CONSTRAINT project_place CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX project_newest ON project (company_id, created_at DESC, id DESC);
CREATE INDEX project_category ON project (company_id, category_id);

-- How many projects a company made in a calendar month; deleting a project does not give its place back.
CREATE TABLE project_month (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  month date NOT NULL,
  created integer NOT NULL,
  PRIMARY KEY (company_id, month)
);

-- The last number that was given to a project code of a year.
CREATE TABLE project_code_sequence (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (company_id, year)
);

CREATE TABLE product (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('URUN', 'HIZMET')),
  code text,
  code_key text COLLATE "C" GENERATED ALWAYS AS (tr_fold(code)) STORED,
  unit text NOT NULL,
  sale_price_kurus bigint CHECK (sale_price_kurus BETWEEN 0 AND 99999999999999),
  purchase_price_kurus bigint CHECK (purchase_price_kurus BETWEEN 0 AND 99999999999999),
  vat_rate integer CHECK (vat_rate IN (0, 1, 10, 20)),
  description text,
  active boolean NOT NULL DEFAULT true,
  search_text text COLLATE "C" GENERATED ALWAYS AS (
    tr_fold(name || ' ' || coalesce(code, '') || ' ' || coalesce(description, ''))
  ) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT product_code_unique UNIQUE (company_id, code_key)
);

-- Accrual rows of projects: amounts without VAT, VAT and both together worked out when they are read.
CREATE TABLE project_income (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  project_id uuid NOT NULL,
  description text NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (tr_fold(description)) STORED,
  category_id uuid NOT NULL,
  amount_kurus bigint NOT NULL CHECK (amount_kurus BETWEEN 1 AND 99999999999999),
  vat_rate integer CHECK (vat_rate IN (0, 1, 10, 20)),
  date date NOT NULL,
  due_date date,
  status text NOT NULL CHECK (status IN ('BEKLIYOR', 'TAHSIL_EDILDI', 'IPTAL')),
  payment_method text CHECK (payment_method IN ('CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN')),
  counterparty text,
  document_no text,
  product_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT project_income_project_fk FOREIGN KEY (company_id, project_id)
    REFERENCES project (company_id, id) ON DELETE CASCADE,
  CONSTRAINT project_income_category_fk FOREIGN KEY (company_id, category_id) REFERENCES category (company_id, id)
);
CREATE INDEX project_income_newest ON project_income (company_id, date DESC, id DESC);
CREATE INDEX project_income_of_project ON project_income (company_id, project_id, date DESC, id DESC);
CREATE INDEX project_income_month ON project_income (company_id, date) INCLUDE (amount_kurus, status, project_id);
CREATE INDEX project_income_waiting ON project_income (company_id, due_date) INCLUDE (amount_kurus)
  WHERE status = 'BEKLIYOR';
CREATE INDEX project_income_category ON project_income (company_id, category_id);

CREATE TABLE project_expense (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  project_id uuid NOT NULL,
  description text NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (tr_fold(description)) STORED,
  category_id uuid NOT NULL,
  amount_kurus bigint NOT NULL CHECK (amount_kurus BETWEEN 1 AND 99999999999999),
  vat_rate integer CHECK (vat_rate IN (0, 1, 10, 20)),
  date date NOT NULL,
  due_date date,
  status text NOT NULL CHECK (status IN ('BEKLIYOR', 'ODENDI', 'IPTAL')),
  payment_method text CHECK (payment_method IN ('CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN')),
  counterparty text,
  document_no text,
  product_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT project_expense_project_fk FOREIGN KEY (company_id, project_id)
    REFERENCES project (company_id, id) ON DELETE CASCADE,
  CONSTRAINT project_expense_category_fk FOREIGN KEY (company_id, category_id) REFERENCES category (company_id, id)
);
CREATE INDEX project_expense_newest ON project_expense (company_id, date DESC, id DESC);
CREATE INDEX project_expense_of_project ON project_expense (company_id, project_id, date DESC, id DESC);
CREATE INDEX project_expense_month ON project_expense (company_id, date) INCLUDE (amount_kurus, status, project_id);
CREATE INDEX project_expense_waiting ON project_expense (company_id, due_date) INCLUDE (amount_kurus)
  WHERE status = 'BEKLIYOR';
CREATE INDEX project_expense_category ON project_expense (company_id, category_id);

ALTER TABLE cash_flow ADD CONSTRAINT cash_flow_project_fk FOREIGN KEY (company_id, project_id)
  REFERENCES project (company_id, id);
CREATE INDEX cash_flow_project ON cash_flow (company_id, project_id) WHERE project_id IS NOT NULL;
