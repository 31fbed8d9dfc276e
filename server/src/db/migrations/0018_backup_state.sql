-- How the backups of this installation stand: one row, which decides among the processes who makes the next one.
CREATE TABLE backup_state (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- The moment of the newest backup that was written and read back.
  last_at timestamptz,
  -- When the next one is due; null: at once.
  next_at timestamptz,
  -- Until when a process has said that it is at work.
  lease_until timestamptz,
  -- What has failed since the newest backup, and when.
  failure text CHECK (failure IN ('DISK_FULL', 'FAILED', 'COPY_FAILED')),
  failed_at timestamptz
);
INSERT INTO backup_state DEFAULT VALUES;
