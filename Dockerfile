# syntax=docker/dockerfile:1

# Everything needed to build, development packages included.
FROM node:20-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Builds without database and network, and leaves the marks .build/built-from and .next/built-from: hashes of the
# sources in this image. The mark below node_modules is the one of scripts/install.mjs: all is installed here.
RUN sha256sum package-lock.json | cut -c1-64 | tr -d '\n' > node_modules/.installed-from \
  && node scripts/run.mjs build && rm -rf .next/cache

# What runs needs: no compiler's types, no test tools.
FROM node:20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The mark is what scripts/install.mjs looks for: the hash of the lock file that was installed from. With it
# `npm start` installs nothing.
RUN npm ci --omit=dev --no-audit --no-fund \
  && sha256sum package-lock.json | cut -c1-64 | tr -d '\n' > node_modules/.installed-from

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    PORT=3000 \
    DATA_DIR=/data
# The first start keeps the pictures it draws below /app/.cache. Where the file system is read-only (compose.yaml), that
# folder and the one below .next are in memory; nothing else is written but /data.
RUN mkdir -p /app/.cache /app/.next/cache /data && chown node:node /app /app/.cache /app/.next /app/.next/cache /data
WORKDIR /app
COPY --from=packages --chown=node:node /app/node_modules ./node_modules
# The very files the marks were made from: `npm start` compares them again, and builds only if they differ.
COPY --from=build --chown=node:node /app/package.json /app/package-lock.json /app/tsconfig.json ./
COPY --from=build --chown=node:node /app/next.config.mjs /app/postcss.config.mjs ./
COPY --from=build --chown=node:node /app/src ./src
COPY --from=build --chown=node:node /app/messages ./messages
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/gateway ./gateway
COPY --from=build --chown=node:node /app/scripts ./scripts
COPY --from=build --chown=node:node /app/migrations ./migrations
COPY --from=build --chown=node:node /app/demo ./demo
COPY --from=build --chown=node:node /app/.build ./.build
COPY --from=build --chown=node:node /app/.next ./.next
USER node
VOLUME ["/data"]
EXPOSE 3000
# The first start fills an empty database, which takes minutes on a small machine.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10m --retries=3 \
  CMD ["node", "scripts/health.mjs"]
# `npm start` without npm, which does not hand on the signal to stop.
CMD ["node", "scripts/start.mjs"]
