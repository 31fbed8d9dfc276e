-- What the file calls the currency of a row, where it is not the company's.
ALTER TABLE import_row ADD COLUMN currency text;
-- The sheets that one table was made of, each with the line that comes before its first: [{"name", "before"}].
ALTER TABLE import_batch ADD COLUMN sheets jsonb;
/*
 * What the signs of the file said stands beside the mapping: the release before reads a mapping alone and refuses one
 * that holds more.
 */
ALTER TABLE import_mapping ADD COLUMN signs text CHECK (signs IN ('AS_THEY_ARE', 'TURNED', 'OPEN'));
UPDATE import_mapping SET signs = mapping->>'signs', mapping = mapping - 'signs' WHERE mapping ? 'signs';
