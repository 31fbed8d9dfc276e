#!/bin/sh
# Run once as the superuser, when a database is new (by the database's container, or by Patroni): the owner of the tables,
# who is used for migrations alone, and the logins that the API works with. None of them is a superuser; see
# docs/operations.md, "Who signs in to the database".
set -eu
# Patroni names the database to sign in to as its argument, the container by its settings.
database=${1:-"dbname=postgres user=${POSTGRES_USER:-postgres}"}
psql --no-psqlrc --set ON_ERROR_STOP=1 --dbname "$database" \
  --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" --set system="$SYSTEM_PASSWORD" <<'SQL'
CREATE ROLE vezne LOGIN PASSWORD :'owner';
CREATE ROLE vezne_app LOGIN PASSWORD :'app';
CREATE ROLE vezne_system LOGIN PASSWORD :'system';
GRANT vezne_app, vezne_system TO vezne;
CREATE DATABASE vezne OWNER vezne ENCODING 'UTF8' TEMPLATE template0;
-- What a process asks for when it connects, and a pooler in between cannot pass on.
ALTER ROLE vezne_app SET statement_timeout = '5s';
ALTER ROLE vezne_app SET idle_in_transaction_session_timeout = '10s';
ALTER ROLE vezne_system SET statement_timeout = '5s';
ALTER ROLE vezne_system SET idle_in_transaction_session_timeout = '10s';
SQL
