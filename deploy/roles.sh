#!/bin/sh
# Run once by the database's container, when its volume is new: the logins that the API works with. POSTGRES_USER owns
# the tables and is used for migrations alone; see docs/operations.md, "Who signs in to the database".
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set app="$APP_PASSWORD" --set system="$SYSTEM_PASSWORD" <<'SQL'
CREATE ROLE vezne_app LOGIN PASSWORD :'app';
CREATE ROLE vezne_system LOGIN PASSWORD :'system';
SQL
