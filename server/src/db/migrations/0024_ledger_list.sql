-- What a search finds is added up and narrowed as the rest of the ledger is.
CREATE OR REPLACE VIEW searched_cash_flow AS
  SELECT company_id, id, category_id, date, search_text, type, payment_method, amount_kurus, project_id
    FROM cash_flow WHERE company_id = (SELECT current_company());

/*
 * Each order of the list has an index, and what it is narrowed and added up by stands beside it: pages are chosen and
 * sums are made without looking at the entries themselves.
 */
CREATE INDEX cash_flow_amount ON cash_flow (company_id, amount_kurus DESC, date DESC, id DESC)
  INCLUDE (type, category_id, payment_method);
CREATE INDEX cash_flow_method ON cash_flow (company_id, payment_method, date DESC, id DESC)
  INCLUDE (type, category_id, amount_kurus);
DROP INDEX cash_flow_category;
CREATE INDEX cash_flow_category ON cash_flow (company_id, category_id, date DESC, id DESC)
  INCLUDE (type, payment_method, amount_kurus);
DROP INDEX cash_flow_newest;
CREATE INDEX cash_flow_newest ON cash_flow (company_id, date DESC, id DESC)
  INCLUDE (type, category_id, payment_method, amount_kurus);
DROP INDEX cash_flow_project;
CREATE INDEX cash_flow_project ON cash_flow (company_id, project_id, date DESC, id DESC)
  INCLUDE (type, category_id, payment_method, amount_kurus) WHERE project_id IS NOT NULL;
