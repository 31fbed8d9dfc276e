CREATE TABLE company (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 150),
  tax_number text,
  tax_office text,
  email text,
  phone text,
  address text,
  city text,
  iban text,
  selected_currency text NOT NULL DEFAULT 'TRY' CHECK (selected_currency IN ('USD', 'EUR', 'TRY')),
  monthly_project_limit integer CHECK (monthly_project_limit BETWEEN 0 AND 10000),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE subscription (
  company_id uuid PRIMARY KEY REFERENCES company (id) ON DELETE CASCADE,
  plan text NOT NULL CHECK (plan IN ('DENEME', 'STANDART')),
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL CHECK (end_at >= start_at)
);

-- What a person signs in with. Global, because an e-mail address belongs to one person of one company; its id is
-- the manager's. No foreign key to the company: that would keep the table from being replicated beside shards.
CREATE TABLE account (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  email text COLLATE "C" NOT NULL CONSTRAINT account_email_unique UNIQUE CHECK (email = lower(email)),
  -- Null until an invited person has chosen a password.
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE manager (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  surname text NOT NULL CHECK (char_length(surname) BETWEEN 1 AND 60),
  phone text,
  title text,
  role text NOT NULL CHECK (role IN ('ADMIN', 'MANAGER')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX manager_account ON manager (id);

-- A signed-in device. Its refresh tokens are numbered; `counter` is the number of the newest one. The tokens
-- themselves are derived from a key outside the database and stored nowhere.
CREATE TABLE session (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  manager_id uuid NOT NULL,
  counter integer NOT NULL DEFAULT 1,
  device text NOT NULL,
  ip text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  rotated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (company_id, id),
  CONSTRAINT session_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE INDEX session_of_manager ON session (company_id, manager_id);
CREATE INDEX session_expiry ON session (expires_at);

-- SHA-256 of the links that let a person choose a password.
CREATE TABLE reset_token (
  hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX reset_token_of_account ON reset_token (account_id);

-- Failed sign-ins in a row, by a keyed hash of whom or where they came from.
CREATE TABLE login_attempt (
  key bytea PRIMARY KEY,
  failures integer NOT NULL,
  blocked_until timestamptz NOT NULL,
  counted_at timestamptz NOT NULL
) WITH (fillfactor = 70);

-- The first answer to a write, kept so that its repetition is answered alike. `company_id` is the zero UUID for
-- calls without a token. `request` is a keyed hash: a body may hold a password.
CREATE TABLE idempotency (
  company_id uuid NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  request bytea NOT NULL,
  answer text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, scope, key)
) WITH (fillfactor = 70);
CREATE INDEX idempotency_age ON idempotency (created_at);

CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  phone text,
  company_name text,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
