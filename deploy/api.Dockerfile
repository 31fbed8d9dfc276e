# The API alone; the pages are served by web.Dockerfile. Build from the project's root.
FROM node:20-bookworm-slim AS build
WORKDIR /vezne
COPY . .
RUN CI=true npx --yes pnpm@12.21.0 install --frozen-lockfile && node scripts/build/build-server.mjs \
 && CI=true npx --yes pnpm@12.21.0 --filter @vezne/server deploy --prod --legacy /out \
 && cp -r server/dist /out/dist

FROM node:20-bookworm-slim
WORKDIR /vezne/server
COPY --from=build /out ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/vezne
RUN mkdir -p /var/lib/vezne && chown node /var/lib/vezne
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=2s --start-period=20s \
  CMD node -e "fetch('http://localhost:3000/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/main.js"]
