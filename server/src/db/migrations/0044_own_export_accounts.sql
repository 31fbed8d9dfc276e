/*
 * What was remembered of our own exports before rows could name their account leaves that column out; from now on it is
 * read, and whoever leaves it out again is remembered so.
 */
UPDATE import_mapping SET mapping = jsonb_set(mapping, '{columns,7}', '"HESAP"')
 WHERE mapping #>> '{columns,7}' = 'KULLANMA'
   AND signature IN (
     encode(sha256(convert_to('tarih|kategori|aciklama|tutar|para birimi|odeme yontemi|tip|hesap', 'UTF8')), 'hex'),
     encode(sha256(convert_to('tarih|kategori|aciklama|tutar|para birimi|odeme yontemi|tip|hesap|proje', 'UTF8')), 'hex'));
