/*
 * Where the cash is: tills, bank accounts and cards. Every entry of the ledger lies in one; every company has one from
 * its beginning, and one of them is what an entry gets that names none.
 */
CREATE TABLE cash_account (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 60),
  name_key text COLLATE "C" GENERATED ALWAYS AS (tr_fold(name)) STORED,
  kind text NOT NULL CHECK (kind IN ('KASA', 'BANKA', 'KART')),
  iban text,
  bank_name text CHECK (char_length(bank_name) <= 60),
  -- What lay in it before its first entry; below zero for what is owed on a card.
  opening_kurus bigint NOT NULL DEFAULT 0 CHECK (opening_kurus BETWEEN -99999999999999 AND 99999999999999),
  -- Null: from the beginning of the ledger.
  opening_date date CHECK (opening_date BETWEEN '1900-01-01' AND '2100-12-31'),
  is_default boolean NOT NULL DEFAULT false,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT cash_account_name_unique UNIQUE (company_id, name_key),
  CONSTRAINT cash_account_default_open CHECK (NOT is_default OR closed_at IS NULL)
);
CREATE UNIQUE INDEX cash_account_default ON cash_account (company_id) WHERE is_default;

INSERT INTO cash_account (company_id, id, name, kind, is_default)
SELECT id, gen_random_uuid(), 'Ana Kasa', 'KASA', true FROM company;

-- Whoever makes a company, an earlier release of the server too.
CREATE FUNCTION give_first_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cash_account (company_id, id, name, kind, is_default)
  VALUES (NEW.id, gen_random_uuid(), 'Ana Kasa', 'KASA', true);
  RETURN NULL;
END $$;
CREATE TRIGGER give_first_account AFTER INSERT ON company FOR EACH ROW EXECUTE FUNCTION give_first_account();

/*
 * Cash that goes from one account to another. It is two entries, the legs, which name it; they move the balances of
 * the accounts and are neither income nor expense. Costs are an ordinary entry.
 */
CREATE TABLE transfer (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  from_account_id uuid NOT NULL,
  to_account_id uuid NOT NULL,
  date date NOT NULL CHECK (date BETWEEN '1900-01-01' AND '2100-12-31'),
  amount_kurus bigint NOT NULL CHECK (amount_kurus BETWEEN 1 AND 99999999999999),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 500),
  fee_cash_flow_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT transfer_from_fk FOREIGN KEY (company_id, from_account_id) REFERENCES cash_account (company_id, id),
  CONSTRAINT transfer_to_fk FOREIGN KEY (company_id, to_account_id) REFERENCES cash_account (company_id, id)
);
CREATE INDEX transfer_fee ON transfer (company_id, fee_cash_flow_id) WHERE fee_cash_flow_id IS NOT NULL;

-- Every entry is written once, without its indexes: these are made faster than changed a million times, and must know
-- the legs, which lists show and sums leave out.
ALTER TABLE cash_flow ADD COLUMN account_id uuid, ADD COLUMN transfer_id uuid;
DROP INDEX cash_flow_search, cash_flow_newest, cash_flow_amount, cash_flow_method, cash_flow_category, cash_flow_project;
ALTER TABLE cash_flow DISABLE TRIGGER USER;
UPDATE cash_flow e SET account_id = a.id FROM cash_account a WHERE a.company_id = e.company_id;
ALTER TABLE cash_flow ENABLE TRIGGER USER;
CREATE INDEX cash_flow_search ON cash_flow USING gin (search_text gin_trgm_ops);
CREATE INDEX cash_flow_newest ON cash_flow (company_id, date DESC, id DESC)
  INCLUDE (type, category_id, payment_method, amount_kurus, transfer_id);
CREATE INDEX cash_flow_amount ON cash_flow (company_id, amount_kurus DESC, date DESC, id DESC)
  INCLUDE (type, category_id, payment_method, transfer_id);
CREATE INDEX cash_flow_method ON cash_flow (company_id, payment_method, date DESC, id DESC)
  INCLUDE (type, category_id, amount_kurus, transfer_id);
CREATE INDEX cash_flow_category ON cash_flow (company_id, category_id, date DESC, id DESC)
  INCLUDE (type, payment_method, amount_kurus, transfer_id);
CREATE INDEX cash_flow_project ON cash_flow (company_id, project_id, date DESC, id DESC)
  INCLUDE (type, category_id, payment_method, amount_kurus, transfer_id) WHERE project_id IS NOT NULL;
ALTER TABLE cash_flow ALTER COLUMN account_id SET NOT NULL;
ALTER TABLE cash_flow
  ADD CONSTRAINT cash_flow_account_fk FOREIGN KEY (company_id, account_id)
    REFERENCES cash_account (company_id, id) ON DELETE RESTRICT,
  -- Looked at when the transaction ends: a transfer and its legs go and come back one after the other.
  ADD CONSTRAINT cash_flow_transfer_fk FOREIGN KEY (company_id, transfer_id)
    REFERENCES transfer (company_id, id) ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX cash_flow_account ON cash_flow (company_id, account_id, date DESC, id DESC)
  INCLUDE (type, category_id, payment_method, amount_kurus);
CREATE INDEX cash_flow_transfer ON cash_flow (company_id, transfer_id) WHERE transfer_id IS NOT NULL;

-- Entries of an earlier release of the server, of imports and of what is restored name no account.
CREATE FUNCTION use_default_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT id INTO NEW.account_id FROM cash_account WHERE company_id = NEW.company_id AND is_default;
  RETURN NEW;
END $$;
CREATE TRIGGER use_default_account BEFORE INSERT ON cash_flow
  FOR EACH ROW WHEN (NEW.account_id IS NULL) EXECUTE FUNCTION use_default_account();

-- One leg alone would put the accounts out of balance: it goes, and changes in what both share, with its transfer only.
CREATE FUNCTION legs_stay_together() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('vezne.transfer', true), '') <> 'on'
     AND EXISTS (SELECT 1 FROM transfer WHERE company_id = OLD.company_id AND id = OLD.transfer_id)
     -- With its company all goes.
     AND EXISTS (SELECT 1 FROM lasting_company WHERE id = OLD.company_id) THEN
    RAISE EXCEPTION 'a leg changes with its transfer only'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_flow_leg';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER legs_stay_together BEFORE DELETE ON cash_flow
  FOR EACH ROW WHEN (OLD.transfer_id IS NOT NULL) EXECUTE FUNCTION legs_stay_together();
CREATE TRIGGER legs_change_together BEFORE UPDATE ON cash_flow
  FOR EACH ROW WHEN (
    OLD.transfer_id IS NOT NULL
    AND (OLD.amount_kurus, OLD.type, OLD.date, OLD.account_id, OLD.transfer_id)
        IS DISTINCT FROM (NEW.amount_kurus, NEW.type, NEW.date, NEW.account_id, NEW.transfer_id)
  ) EXECUTE FUNCTION legs_stay_together();

-- Searches are narrowed by account too, and leave legs out of their sums.
CREATE OR REPLACE VIEW searched_cash_flow AS
  SELECT company_id, id, category_id, date, search_text, type, payment_method, amount_kurus, project_id,
         account_id, transfer_id
    FROM cash_flow WHERE company_id = (SELECT current_company());

/*
 * Legs lie in the ledger's lists and in none of its sums: these count them apart.
 */
ALTER TABLE ledger_total ADD COLUMN n_leg bigint NOT NULL DEFAULT 0;
ALTER TABLE ledger_day ADD COLUMN n_leg bigint NOT NULL DEFAULT 0;
ALTER TABLE ledger_month ADD COLUMN n_leg bigint NOT NULL DEFAULT 0;

/*
 * What came into each account and went out of it, transfers too, spread over slots as the ledger's sums are. What lay
 * in it at first is not in them.
 */
CREATE TABLE ledger_account (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  slot smallint NOT NULL,
  net numeric NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (company_id, account_id, slot)
) WITH (fillfactor = 50);

CREATE TABLE ledger_account_day (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  day date NOT NULL,
  type text NOT NULL,
  slot smallint NOT NULL,
  total numeric NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (company_id, account_id, day, type, slot)
) WITH (fillfactor = 50);

CREATE FUNCTION signed_kurus(type text, kurus numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE type WHEN 'GIRIS' THEN kurus ELSE -kurus END;

INSERT INTO ledger_account_day (company_id, account_id, day, type, slot, total, n)
SELECT company_id, account_id, date, type, 0, sum(amount_kurus), count(*)
  FROM cash_flow GROUP BY company_id, account_id, date, type;
INSERT INTO ledger_account (company_id, account_id, slot, net, n)
SELECT company_id, account_id, 0, sum(signed_kurus(type, total)), sum(n)
  FROM ledger_account_day GROUP BY company_id, account_id;

/*
 * They are written by triggers in the transaction of each write: no code path, and no earlier release of the server,
 * can forget them. `changed` gives rows of (company_id, account_id, day, type, total, n) out of the rows that a
 * statement touched; they are taken in one order everywhere, as with the ledger's other sums.
 */
CREATE FUNCTION keep_account_sums(act text, touched text, changed text) RETURNS void LANGUAGE plpgsql AS $outer$
BEGIN
  EXECUTE format($made$
    CREATE FUNCTION account_sums_of_%1$s() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      WITH delta AS (
        SELECT company_id, account_id, day, type, sum(total) AS total, sum(n) AS n FROM (%3$s) c
         GROUP BY company_id, account_id, day, type HAVING sum(total) <> 0 OR sum(n) <> 0
      ), days AS (
        INSERT INTO ledger_account_day AS t (company_id, account_id, day, type, slot, total, n)
        SELECT company_id, account_id, day, type, pg_backend_pid() %% 16, total, n FROM delta
         ORDER BY company_id, account_id, day, type
        ON CONFLICT (company_id, account_id, day, type, slot)
        DO UPDATE SET total = t.total + excluded.total, n = t.n + excluded.n
      )
      INSERT INTO ledger_account AS t (company_id, account_id, slot, net, n)
      SELECT company_id, account_id, pg_backend_pid() %% 16, sum(signed_kurus(type, total)), sum(n) FROM delta
       GROUP BY company_id, account_id ORDER BY company_id, account_id
      ON CONFLICT (company_id, account_id, slot) DO UPDATE SET net = t.net + excluded.net, n = t.n + excluded.n;
      RETURN NULL;
    END $$;
    CREATE TRIGGER account_sums_of_%1$s AFTER %1$s ON cash_flow REFERENCING %2$s
      FOR EACH STATEMENT EXECUTE FUNCTION account_sums_of_%1$s()
  $made$, act, touched, changed);
END $outer$;

DO $$
DECLARE
  added text := 'SELECT company_id, account_id, date AS day, type, amount_kurus AS total, 1 AS n FROM new_rows';
  taken text := 'SELECT company_id, account_id, date AS day, type, -amount_kurus AS total, -1 AS n FROM old_rows';
  -- With its company all goes; there is nothing left to keep sums of.
  kept text := ' WHERE EXISTS (SELECT 1 FROM lasting_company c WHERE c.id = company_id)';
BEGIN
  PERFORM keep_account_sums('insert', 'NEW TABLE AS new_rows', added);
  PERFORM keep_account_sums('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows', added || ' UNION ALL ' || taken);
  PERFORM keep_account_sums('delete', 'OLD TABLE AS old_rows', taken || kept);
END $$;
DROP FUNCTION keep_account_sums;

CREATE OR REPLACE FUNCTION ledger_mismatch(company uuid)
RETURNS TABLE (rollup text, place text, stored numeric, counted numeric, stored_n numeric, counted_n numeric)
LANGUAGE sql STABLE AS $$
  WITH entry AS (
    -- A leg is counted, and adds nothing.
    SELECT *, CASE WHEN transfer_id IS NULL THEN amount_kurus ELSE 0 END AS kurus FROM cash_flow WHERE company_id = company
  ), stored AS (
    SELECT 'ledger_total' AS rollup, 'GIRIS' AS place, sum(income) AS total, sum(n_income) AS n
      FROM ledger_total WHERE company_id = company
    UNION ALL
    SELECT 'ledger_total', 'CIKIS', sum(expense), sum(n_expense) FROM ledger_total WHERE company_id = company
    UNION ALL
    SELECT 'ledger_total', 'legs', 0, sum(n_leg) FROM ledger_total WHERE company_id = company
    UNION ALL
    SELECT 'ledger_day', concat_ws(' ', day, type), sum(total), sum(n + n_leg)
      FROM ledger_day WHERE company_id = company GROUP BY day, type
    UNION ALL
    SELECT 'ledger_month', concat_ws(' ', month, type, payment_method, category_id), sum(total), sum(n + n_leg)
      FROM ledger_month WHERE company_id = company GROUP BY month, type, payment_method, category_id
    UNION ALL
    SELECT 'ledger_day', 'legs', 0, sum(n_leg) FROM ledger_day WHERE company_id = company
    UNION ALL
    SELECT 'ledger_month', 'legs', 0, sum(n_leg) FROM ledger_month WHERE company_id = company
    UNION ALL
    SELECT 'ledger_account', account_id::text, sum(net), sum(n)
      FROM ledger_account WHERE company_id = company GROUP BY account_id
    UNION ALL
    SELECT 'ledger_account_day', concat_ws(' ', day, type, account_id), sum(total), sum(n)
      FROM ledger_account_day WHERE company_id = company GROUP BY day, type, account_id
  ), legs AS (SELECT count(*) AS n FROM entry WHERE transfer_id IS NOT NULL
  ), counted AS (
    SELECT 'ledger_total' AS rollup, type AS place, sum(kurus) AS total, count(*) AS n
      FROM entry WHERE transfer_id IS NULL GROUP BY type
    UNION ALL SELECT 'ledger_total', 'legs', 0, n FROM legs
    UNION ALL
    SELECT 'ledger_day', concat_ws(' ', date, type), sum(kurus), count(*) FROM entry GROUP BY date, type
    UNION ALL
    SELECT 'ledger_month',
           concat_ws(' ', date_trunc('month', date::timestamp)::date, type, payment_method, category_id),
           sum(kurus), count(*)
      FROM entry GROUP BY date_trunc('month', date::timestamp)::date, type, payment_method, category_id
    UNION ALL SELECT 'ledger_day', 'legs', 0, n FROM legs
    UNION ALL SELECT 'ledger_month', 'legs', 0, n FROM legs
    UNION ALL
    SELECT 'ledger_account', account_id::text, sum(signed_kurus(type, amount_kurus)), count(*)
      FROM entry GROUP BY account_id
    UNION ALL
    SELECT 'ledger_account_day', concat_ws(' ', date, type, account_id), sum(amount_kurus), count(*)
      FROM entry GROUP BY date, type, account_id
  )
  SELECT rollup, place, s.total, c.total, s.n, c.n
    FROM stored s FULL JOIN counted c USING (rollup, place)
   WHERE coalesce(s.total, 0) <> coalesce(c.total, 0) OR coalesce(s.n, 0) <> coalesce(c.n, 0)
$$;

-- Rows that go with a row of another table; those that belong to none are pieces of their own.
CREATE OR REPLACE FUNCTION keep_in_trash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stored jsonb := to_jsonb(OLD) - TG_ARGV[2]::text[];
  goes_along boolean := false;
  child text;
  found jsonb;
  taken jsonb := '{}';
BEGIN
  IF NOT EXISTS (SELECT 1 FROM lasting_company WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  IF TG_ARGV[3] <> '' AND stored ->> TG_ARGV[4] IS NOT NULL THEN
    EXECUTE format('SELECT NOT EXISTS (SELECT 1 FROM %I WHERE company_id = $1 AND id = $2)', TG_ARGV[3])
      INTO goes_along USING OLD.company_id, (stored ->> TG_ARGV[4])::uuid;
    IF goes_along THEN RETURN OLD; END IF;
  END IF;
  FOREACH child IN ARRAY TG_ARGV[5]::text[] LOOP
    EXECUTE format('SELECT jsonb_agg(to_jsonb(r) - generated_columns(%L) ORDER BY r.id) FROM %I r
                     WHERE company_id = $1 AND %I = $2', child, child, TG_TABLE_NAME || '_id')
      INTO found USING OLD.company_id, OLD.id;
    IF found IS NOT NULL THEN taken := taken || jsonb_build_object(child, found); END IF;
  END LOOP;
  INSERT INTO trash (company_id, id, entity, label, amount_kurus, payload, children)
  VALUES (OLD.company_id, OLD.id, TG_TABLE_NAME, stored ->> TG_ARGV[0], (stored ->> TG_ARGV[1])::bigint, stored, taken)
  ON CONFLICT (company_id, id) DO UPDATE
    SET label = excluded.label, amount_kurus = excluded.amount_kurus, payload = excluded.payload,
        children = excluded.children, began = excluded.began, deleted_at = excluded.deleted_at,
        deleted_by = excluded.deleted_by;
  RETURN OLD;
END $$;
DROP TRIGGER keep_in_trash ON cash_flow;
SELECT keep_trash('cash_flow', 'description', amount => 'amount_kurus', parent => 'transfer');
SELECT keep_trash('transfer', 'description', amount => 'amount_kurus', children => ARRAY['cash_flow']);
SELECT keep_trash('cash_account', 'name');

SELECT keep_history('cash_account', name => 'name');
SELECT keep_history('transfer', name => 'description');

SELECT wall('cash_account');
SELECT wall('transfer');
SELECT wall('ledger_account');
SELECT wall('ledger_account_day');
