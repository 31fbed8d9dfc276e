-- How old the newest backup is, everybody who is signed in may know; it is about the installation, not about a company.
GRANT SELECT (last_at, failure, failed_at) ON backup_state TO vezne_app;
