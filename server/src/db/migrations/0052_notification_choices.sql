-- Notifications that a manager wants to see again on a later day.
CREATE TABLE notification_snooze (
  company_id uuid NOT NULL,
  manager_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL CHECK (char_length(key) BETWEEN 1 AND 120),
  until date NOT NULL,
  PRIMARY KEY (company_id, manager_id, key),
  CONSTRAINT notification_snooze_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE INDEX notification_snooze_age ON notification_snooze (until);
SELECT wall('notification_snooze');

-- What a manager has chosen of a kind of notification; without a row it is shown, with the days that are usual.
CREATE TABLE notification_preference (
  company_id uuid NOT NULL,
  manager_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 40),
  is_shown boolean NOT NULL DEFAULT true,
  lead_days smallint CHECK (lead_days BETWEEN 1 AND 60),
  PRIMARY KEY (company_id, manager_id, kind),
  CONSTRAINT notification_preference_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
SELECT wall('notification_preference');
