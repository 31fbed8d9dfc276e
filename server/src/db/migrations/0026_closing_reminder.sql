-- When the people of a company that is being closed were told that its end is near.
ALTER TABLE company_closing ADD COLUMN reminded_at timestamptz;
