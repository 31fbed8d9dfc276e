# Pages and remotes behind nginx. Build from the project's root: docker build -f deploy/web.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /vezne
COPY . .
ARG PUBLIC_URL=http://localhost:8080
ENV PUBLIC_URL=$PUBLIC_URL CI=true
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile && node scripts/build/build.mjs \
 && for name in marketing finance cashflow ai host; do node scripts/release/remote-release.mjs "$name" --to /srv/vezne; done

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
 && ln -sf /dev/stderr /var/log/nginx/error.log && ln -sf /dev/null /var/log/nginx/access.log
COPY deploy/nginx.conf /etc/nginx/conf.d/vezne.conf
# Docker fills a new, empty volume at /srv/vezne with these files; later releases are made into the volume.
COPY --from=build /srv/vezne /srv/vezne
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
