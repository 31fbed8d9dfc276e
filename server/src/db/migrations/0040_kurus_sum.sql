-- The sum of amounts that stays a whole number: the one of bigint gives a numeric, which costs more to make than to add.
-- More than a bigint holds is an error, as in every column that keeps a sum.
CREATE AGGREGATE kurus_sum(bigint) (SFUNC = int8pl, STYPE = bigint, COMBINEFUNC = int8pl, PARALLEL = SAFE);

-- What is laid on the rows of each contact is summed from an index alone.
DROP INDEX project_income_settled;
DROP INDEX project_expense_settled;
CREATE INDEX project_income_settled ON project_income (company_id, contact_id) INCLUDE (settled_kurus)
  WHERE settled_kurus > 0;
CREATE INDEX project_expense_settled ON project_expense (company_id, contact_id) INCLUDE (settled_kurus)
  WHERE settled_kurus > 0;
