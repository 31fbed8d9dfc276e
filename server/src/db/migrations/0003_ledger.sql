CREATE TABLE category (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 60),
  name_key text COLLATE "C" GENERATED ALWAYS AS (tr_fold(name)) STORED,
  type text NOT NULL CHECK (type IN ('GELIR', 'GIDER', 'HER_IKISI')),
  color text CHECK (color ~ '^#[0-9a-fA-F]{6}$'),
  description text CHECK (char_length(description) <= 300),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT category_name_unique UNIQUE (company_id, name_key)
);

CREATE TABLE cash_flow (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  category_id uuid NOT NULL,
  date date NOT NULL CHECK (date BETWEEN '1900-01-01' AND '2100-12-31'),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 500),
  search_text text COLLATE "C" GENERATED ALWAYS AS (tr_fold(description)) STORED,
  amount_kurus bigint NOT NULL CHECK (amount_kurus BETWEEN 1 AND 99999999999999),
  type text NOT NULL CHECK (type IN ('GIRIS', 'CIKIS')),
  payment_method text NOT NULL
    CHECK (payment_method IN ('CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN')),
  project_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT cash_flow_category_fk FOREIGN KEY (company_id, category_id)
    REFERENCES category (company_id, id) ON DELETE RESTRICT
);
CREATE INDEX cash_flow_newest ON cash_flow (company_id, date DESC, id DESC);
CREATE INDEX cash_flow_category ON cash_flow (company_id, category_id, date DESC, id DESC);
CREATE INDEX cash_flow_search ON cash_flow USING gin (search_text gin_trgm_ops);

/*
 * Sums of the ledger, written in the transaction that writes the entries. A company's sums are spread over
 * 16 slots so that writers at the same time do not queue for one row; a reader adds the slots up. A slot
 * alone means nothing and may be negative. Totals are numeric: 100,000 entries of the largest amount
 * overflow bigint.
 */
CREATE TABLE ledger_total (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  slot smallint NOT NULL,
  income numeric NOT NULL,
  expense numeric NOT NULL,
  n_income bigint NOT NULL,
  n_expense bigint NOT NULL,
  -- The sum over the slots grows with every write: the ledger's version.
  ver bigint NOT NULL,
  PRIMARY KEY (company_id, slot)
) WITH (fillfactor = 50);

CREATE TABLE ledger_day (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  day date NOT NULL,
  type text NOT NULL,
  slot smallint NOT NULL,
  total numeric NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (company_id, day, type, slot)
) WITH (fillfactor = 50);

CREATE TABLE ledger_month (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  category_id uuid NOT NULL,
  month date NOT NULL,
  type text NOT NULL,
  payment_method text NOT NULL,
  slot smallint NOT NULL,
  total numeric NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (company_id, category_id, month, type, payment_method, slot)
) WITH (fillfactor = 50);
CREATE INDEX ledger_month_of_company ON ledger_month (company_id, month);

/* Where the sums of a company differ from its entries; no row when all is well. */
CREATE FUNCTION ledger_mismatch(company uuid)
RETURNS TABLE (rollup text, place text, stored numeric, counted numeric, stored_n numeric, counted_n numeric)
LANGUAGE sql STABLE AS $$
  WITH stored AS (
    SELECT 'ledger_total' AS rollup, 'GIRIS' AS place, sum(income) AS total, sum(n_income) AS n
      FROM ledger_total WHERE company_id = company
    UNION ALL
    SELECT 'ledger_total', 'CIKIS', sum(expense), sum(n_expense) FROM ledger_total WHERE company_id = company
    UNION ALL
    SELECT 'ledger_day', concat_ws(' ', day, type), sum(total), sum(n)
      FROM ledger_day WHERE company_id = company GROUP BY day, type
    UNION ALL
    SELECT 'ledger_month', concat_ws(' ', month, type, payment_method, category_id), sum(total), sum(n)
      FROM ledger_month WHERE company_id = company GROUP BY month, type, payment_method, category_id
  ), counted AS (
    SELECT 'ledger_total' AS rollup, type AS place, sum(amount_kurus) AS total, count(*) AS n
      FROM cash_flow WHERE company_id = company GROUP BY type
    UNION ALL
    SELECT 'ledger_day', concat_ws(' ', date, type), sum(amount_kurus), count(*)
      FROM cash_flow WHERE company_id = company GROUP BY date, type
    UNION ALL
    SELECT 'ledger_month',
           concat_ws(' ', date_trunc('month', date::timestamp)::date, type, payment_method, category_id),
           sum(amount_kurus), count(*)
      FROM cash_flow WHERE company_id = company
     GROUP BY date_trunc('month', date::timestamp)::date, type, payment_method, category_id
  )
  SELECT rollup, place, s.total, c.total, s.n, c.n
    FROM stored s FULL JOIN counted c USING (rollup, place)
   WHERE coalesce(s.total, 0) <> coalesce(c.total, 0) OR coalesce(s.n, 0) <> coalesce(c.n, 0)
$$;

/* Parts of the demo data that were made once; one that was deleted by its users does not come back. */
CREATE TABLE demo_seed (
  part text PRIMARY KEY,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
