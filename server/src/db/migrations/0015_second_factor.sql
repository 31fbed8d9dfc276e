-- The second factor of a sign-in. Asked for only once it is confirmed. `secret` is encrypted under a key that is not
-- in the database; `last_step` is the half minute of the last code that was taken: each is taken once.
CREATE TABLE factor (
  account_id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  secret bytea NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

-- SHA-256 of codes that are good for one sign-in each.
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES factor (account_id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (account_id, hash)
);

-- What a person must be told at the next visit: a copied session, for instance.
CREATE TABLE security_alert (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  manager_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('SESSION_COPIED')),
  device text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT security_alert_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE INDEX security_alert_of_manager ON security_alert (company_id, manager_id);
CREATE INDEX security_alert_age ON security_alert (at);
