# The built apps and what releases them into the folder that nginx serves, /srv/vezne; docs/operations.md, "Releasing
# pages". Build from the project's root:
#   docker build -f deploy/release.Dockerfile --secret id=release_key,src=deploy/release-key.pem .
FROM node:20-bookworm-slim AS build
WORKDIR /vezne
COPY . .
ARG PUBLIC_URL=http://localhost:8080
ENV PUBLIC_URL=$PUBLIC_URL CI=true
# There is no history here to ask: what the versions page names as the source of a release.
ARG BUILD_COMMIT
ARG BUILD_BY
# The host trusts this key from now on (docs/remotes.md, "Keys"): without it no image is built.
RUN --mount=type=secret,id=release_key,required=true,mode=0444 \
    RELEASE_KEY_FILE=/run/secrets/release_key \
    sh -c 'npx --yes pnpm@12.21.0 install --frozen-lockfile && node scripts/build/build.mjs'
# What releasing needs of it; of what was installed only what signs requests to a bucket.
RUN for app in remote-* host; do mkdir -p "/out/$app" && cp -r "$app/dist" "/out/$app/" || exit 1; done \
 && for app in remote-*; do cp "$app/remote.mjs" "/out/$app/" || exit 1; done \
 && mkdir -p /out/scripts /out/shared/federation/runtime /out/node_modules \
 && cp -rL node_modules/aws4fetch /out/node_modules/ \
 && cp -r scripts/release scripts/run /out/scripts/ && cp -r shared/federation/build /out/shared/federation/ \
 && cp -r shared/federation/runtime/list /out/shared/federation/runtime/ && rm -rf /out/shared/federation/build/node_modules

FROM node:20-bookworm-slim
WORKDIR /vezne
COPY --from=build /out ./
# STANDALONE=1 at a release brings the remotes' own pages for testers along.
ENV NODE_ENV=production RELEASE_KEY_FILE=/run/secrets/release_key
RUN mkdir -p /srv/vezne && chown node /srv/vezne
USER node
ENTRYPOINT ["node"]
CMD ["scripts/release/remote-release.mjs", "all", "--to", "/srv/vezne"]
