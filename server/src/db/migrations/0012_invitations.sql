-- People asked to join a company. The address is taken only when the invitation is accepted: until then anybody may
-- invite it, and its owner may sign up with a company of their own. `id` becomes the manager's.
CREATE TABLE invitation (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  email text COLLATE "C" NOT NULL CHECK (email = lower(email)),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  surname text NOT NULL CHECK (char_length(surname) BETWEEN 1 AND 60),
  phone text,
  title text,
  -- SHA-256 of the newest link.
  token_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  CONSTRAINT invitation_email_unique UNIQUE (company_id, email)
);
CREATE INDEX invitation_token ON invitation (token_hash);
CREATE INDEX invitation_expiry ON invitation (expires_at);

-- Until now the invited had an account without a password. Whose link still holds goes on by it; the others become
-- invitations that can be sent again, and set their addresses free.
INSERT INTO invitation (company_id, id, email, name, surname, phone, title, token_hash, sent_at, expires_at)
SELECT a.company_id, a.id, a.email, m.name, m.surname, m.phone, m.title,
       sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), a.created_at, now()
  FROM account a
  JOIN manager m ON m.company_id = a.company_id AND m.id = a.id
 WHERE a.password_hash IS NULL AND m.role = 'MANAGER'
   AND NOT EXISTS (SELECT FROM reset_token r WHERE r.account_id = a.id AND r.expires_at > now());
DELETE FROM account a USING invitation i WHERE a.id = i.id;
