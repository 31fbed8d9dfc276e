-- Trigram indexes for "contains" searches.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The form in which Turkish text is searched and compared for sameness: İSTANBUL, istanbul and ıstanbul become
-- istanbul, ÇEK and çek become cek. ASCII on purpose: pg_trgm drops Turkish letters in a database of C locale.
CREATE FUNCTION tr_fold(t text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(
  regexp_replace(normalize(translate(t, 'İıI', 'iii'), NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE "C"
);

-- A pattern that finds the folded text anywhere; the wildcards of LIKE in it are ordinary characters.
CREATE FUNCTION tr_contains(t text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '%' || regexp_replace(tr_fold(t), '([\\%_])', '\\\1', 'g') || '%';
