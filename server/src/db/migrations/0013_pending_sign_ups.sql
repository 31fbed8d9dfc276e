-- Sign-ups whose mailed link has not been opened. None of it is anybody's yet: several may wait for one address, and
-- the one whose link is opened first gets it. The ids are those that manager and company will have.
CREATE TABLE pending_sign_up (
  id uuid PRIMARY KEY,
  new_company_id uuid NOT NULL,
  email text COLLATE "C" NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  surname text NOT NULL,
  company_name text NOT NULL,
  phone text,
  tax_number text,
  selected_currency text NOT NULL,
  -- Null once the link has been used: the account has it then.
  password_hash text,
  -- SHA-256 of the newest link.
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX pending_sign_up_token ON pending_sign_up (token_hash);
CREATE INDEX pending_sign_up_age ON pending_sign_up (created_at);
