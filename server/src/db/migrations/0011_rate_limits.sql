-- Request budgets that all processes share: points spent by a keyed hash of what was asked and by whom, and the end of
-- the window in milliseconds. Order and types of the columns are those that rate-limiter-flexible expects.
CREATE TABLE rate_limit (
  key text COLLATE "C" PRIMARY KEY,
  points integer NOT NULL,
  expire bigint NOT NULL
) WITH (fillfactor = 70);
