-- Findings that a manager does not want to see any more; `key` tells kind, record and month, nothing else.
CREATE TABLE insight_dismissal (
  company_id uuid NOT NULL,
  manager_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL CHECK (char_length(key) <= 121),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, manager_id, key),
  CONSTRAINT insight_dismissal_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE INDEX insight_dismissal_oldest ON insight_dismissal (created_at);
SELECT wall('insight_dismissal');
