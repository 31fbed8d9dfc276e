-- What of a ledger's income and expense is paper, a cheque or a promissory note, is asked for whenever it is opened.
CREATE INDEX ledger_month_of_paper ON ledger_month (company_id, type) WHERE payment_method IN ('CHECK', 'NOTE');
