-- What a manager has read of the notifications, which are worked out of the records each time they are asked for.
CREATE TABLE notification_read (
  company_id uuid NOT NULL,
  manager_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL CHECK (char_length(key) BETWEEN 1 AND 120),
  read_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, manager_id, key),
  CONSTRAINT notification_read_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
SELECT wall('notification_read');
