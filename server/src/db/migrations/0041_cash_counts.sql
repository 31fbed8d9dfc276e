/*
 * What was counted in tills: when, by whom, and what was there too much (below zero: missing) on that day. A count that
 * agrees books nothing, and stands here alone.
 */
CREATE TABLE cash_count (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  cash_account_id uuid NOT NULL,
  date date NOT NULL CHECK (date BETWEEN '1900-01-01' AND '2100-12-31'),
  counted_kurus bigint NOT NULL CHECK (counted_kurus BETWEEN 0 AND 99999999999999),
  difference_kurus numeric NOT NULL,
  counted_by uuid DEFAULT history_actor(),
  counted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  CONSTRAINT cash_count_account_fk FOREIGN KEY (company_id, cash_account_id)
    REFERENCES cash_account (company_id, id) ON DELETE CASCADE
);
CREATE INDEX cash_count_newest ON cash_count (company_id, cash_account_id, date DESC, counted_at DESC, id DESC);
SELECT wall('cash_count');

-- An account that is deleted takes its counts along, and brings them back.
DROP TRIGGER keep_in_trash ON cash_account;
SELECT keep_trash('cash_account', 'name', children => ARRAY['cash_count']);
