-- A dotless i that normalizing alone brings out (that of mathematical type) folds like every other, so that folding
-- twice changes nothing. Of text that has none the folded form is what it was: nothing stored changes.
CREATE OR REPLACE FUNCTION tr_fold(t text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(
  translate(regexp_replace(normalize(t, NFKD), '[\u0300-\u036f]+', '', 'g'), 'ıI', 'ii') COLLATE "C"
);
