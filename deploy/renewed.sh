#!/bin/sh
# certbot's --deploy-hook: hands a new certificate to the web container, whose nginx takes it up without a break.
set -eu
cd "$(dirname "$0")"
install -d -m 0750 -o 33 -g 33 certificates
# A rename is one step: nginx never reads half a file, and a failure leaves the old certificate in use.
for file in fullchain.pem privkey.pem; do
  install -m 0440 -o 33 -g 33 "$RENEWED_LINEAGE/$file" "certificates/$file.new"
  mv "certificates/$file.new" "certificates/$file"
done
docker compose -f compose.yaml -f compose.tls.yaml exec -T web nginx -s reload
