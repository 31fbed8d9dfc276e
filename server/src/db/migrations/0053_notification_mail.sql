-- Was somebody who had signed in before doing so from a device that was not seen yet?
ALTER TABLE session ADD COLUMN is_new_device boolean NOT NULL DEFAULT false;

-- Without a choice a kind is mailed.
ALTER TABLE notification_preference ADD COLUMN is_mailed boolean NOT NULL DEFAULT true;

-- When a manager gets mails about what stands; without a row on working days at half past eight, and on Mondays of the week.
CREATE TABLE notification_mail_choice (
  company_id uuid NOT NULL,
  manager_id uuid NOT NULL,
  is_daily boolean NOT NULL DEFAULT true,
  daily_at time NOT NULL DEFAULT '08:30',
  is_weekly boolean NOT NULL DEFAULT true,
  PRIMARY KEY (company_id, manager_id),
  CONSTRAINT notification_mail_choice_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
SELECT wall('notification_mail_choice');

-- A manager's digest of a day is written once, whether or not there was anything to tell.
CREATE TABLE digest_sent (
  company_id uuid NOT NULL,
  manager_id uuid NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (company_id, manager_id, day),
  CONSTRAINT digest_sent_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE INDEX digest_sent_age ON digest_sent (day);
SELECT wall('digest_sent');

-- What a manager got a letter of its own about, and when the last one went.
CREATE TABLE notification_mailed (
  company_id uuid NOT NULL,
  manager_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL CHECK (char_length(key) BETWEEN 1 AND 120),
  mailed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, manager_id, key),
  CONSTRAINT notification_mailed_manager_fk FOREIGN KEY (company_id, manager_id)
    REFERENCES manager (company_id, id) ON DELETE CASCADE
);
CREATE INDEX notification_mailed_age ON notification_mailed (mailed_at);
SELECT wall('notification_mailed');
