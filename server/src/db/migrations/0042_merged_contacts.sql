-- What a contact took over from those that became it is looked up by the contact.
CREATE INDEX contact_merged ON contact (company_id, merged_into_id) INCLUDE (opening_kurus)
  WHERE merged_into_id IS NOT NULL;
