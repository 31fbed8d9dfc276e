/*
 * What the hourly cleaning looks for is found by an index, however much there is beside it. Of the sums these hold only the
 * slots that are still to be folded.
 */
CREATE INDEX ledger_day_to_fold ON ledger_day (day) WHERE slot > 0;
CREATE INDEX ledger_month_to_fold ON ledger_month (month) WHERE slot > 0;
CREATE INDEX ledger_account_day_to_fold ON ledger_account_day (day) WHERE slot > 0;

CREATE INDEX reset_token_expiry ON reset_token (expires_at);
CREATE INDEX contact_message_age ON contact_message (created_at);
CREATE INDEX notification_read_age ON notification_read (read_at);
CREATE INDEX learned_question_age ON learned_question (used_at);
CREATE INDEX login_attempt_age ON login_attempt (counted_at);

/*
 * What one person did, what became of one kind of record, and security are read without the lines between them. Everybody
 * who changes something waits for these, so they come last.
 */
CREATE INDEX audit_of_manager ON audit (company_id, manager_id, at DESC) WHERE NOT detail;
CREATE INDEX audit_of_entity ON audit (company_id, entity, at DESC) WHERE NOT detail AND action <> 'GUVENLIK';
CREATE INDEX audit_of_security ON audit (company_id, at DESC) WHERE NOT detail AND action = 'GUVENLIK';
