-- What was open at the start with a contact and those that became it is found without reading all contacts.
CREATE INDEX contact_opened ON contact (company_id, (coalesce(merged_into_id, id))) WHERE opening_kurus <> 0;
