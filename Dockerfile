# syntax=docker/dockerfile:1
# Renovate adds the digest; docs/deploy.md has the command that does it by hand.
FROM node:24-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The prepare script of package.json, which npm ci runs.
COPY scripts/node-version.mjs scripts/client-types.ts scripts/stale-build.ts scripts/run-node.ts scripts/
COPY scripts/node scripts/node

# Build tools stay in this stage. What it builds runs everywhere, so it is built on the machine's own platform.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/node-version.mjs scripts/client-types.ts scripts/stale-build.ts scripts/run-node.ts scripts/
COPY scripts/node scripts/node
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
RUN --mount=type=cache,target=/root/.npm npm ci
COPY tsconfig.json .swcrc ./
COPY scripts scripts
COPY locales locales
COPY src src
COPY web-user web-user
COPY web-admin web-admin
RUN npm run build

# Optional dependencies are included, because sharp and argon2 install their native packages this way.
FROM base AS dependencies
# TypeScript and types are peers of packages for those who compile; nothing here loads them.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/typescript node_modules/@types node_modules/.bin/tsc node_modules/.bin/tsserver

FROM base AS run
ARG VERSION=unknown
ARG COMMIT=unknown
LABEL org.opencontainers.image.title="Tablemates" \
    org.opencontainers.image.description="Saturday meetups: small groups of compatible strangers at one table." \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.version="$VERSION" \
    org.opencontainers.image.revision="$COMMIT"
# The font of the pictures that other sites show beside the link to a meetup.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/web-user/dist web-user/dist
COPY --from=build /app/web-admin/dist web-admin/dist
COPY LICENSE ./
RUN install --directory --owner=node --group=node --mode=0750 /data /backups && echo "$COMMIT" > .commit
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Liveness only: a server whose database is away must not be replaced. Readiness is /readyz.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/infrastructure/main.js"]
