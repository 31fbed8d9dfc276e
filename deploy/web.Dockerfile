# Pages and remotes behind nginx. Build from the project's root: docker build -f deploy/web.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /vezne
COPY . .
ARG PUBLIC_URL=http://localhost:8080
ENV PUBLIC_URL=$PUBLIC_URL CI=true
# STANDALONE=1 brings the remotes' own pages for testers along.
ARG STANDALONE=0
ENV STANDALONE=$STANDALONE
# The key that signs the list of remotes (docs/remotes.md); without the secret one is made that ends with this build.
RUN --mount=type=secret,id=release_key \
    if [ -f /run/secrets/release_key ]; then export RELEASE_KEY_FILE=/run/secrets/release_key; fi \
 && npx --yes pnpm@12.21.0 install --frozen-lockfile && node scripts/build/build.mjs \
 && for app in remote-* host; do node scripts/release/remote-release.mjs "$app" --to /srv/vezne || exit 1; done

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
 && ln -sf /dev/stderr /var/log/nginx/error.log && ln -sf /dev/null /var/log/nginx/access.log
COPY deploy/nginx.conf /etc/nginx/conf.d/vezne.conf
# Without root from the start: no user to change to, and what nginx writes is the process's own.
RUN sed -i -e '/^user /d' \
      -e 's#^pid .*#pid /tmp/nginx.pid;#' -e 's#^error_log .*#error_log stderr;#' /etc/nginx/nginx.conf \
 && mkdir -p /etc/nginx/vezne/proxies /etc/nginx/vezne/monitors && chown -R www-data /var/lib/nginx
# Docker fills a new, empty volume at /srv/vezne with these files; later releases are made into the volume.
COPY --from=build /srv/vezne /srv/vezne
USER www-data
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
