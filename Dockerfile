# The images of the three programs, built at once. From here: docker build --target api . (or storefront, or backoffice)
FROM node:24-slim AS build
RUN install -d -o node -g node /barnum
USER node
WORKDIR /barnum
COPY --chown=node:node . .
RUN npm run build
RUN node scripts/copy-packages.mjs services/api/dist var/packages
# What is in the images, package by package: nobody is served it.
RUN npm sbom --sbom-format=cyclonedx --omit=dev > var/sbom.cdx.json

FROM node:24-slim AS program
ARG VERSION
LABEL org.opencontainers.image.title="Barnum" \
  org.opencontainers.image.description="Site vitrine et back-office pour loueurs de matériel événementiel" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION"
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /barnum
COPY LICENSE package.json ./
COPY --from=build /barnum/var/sbom.cdx.json ./

# The service and its commands.
FROM program AS api
# MALLOC_ARENA_MAX: threads that worked on large pictures do not each keep their memory.
ENV DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=build /barnum/var/packages/ ./
COPY prisma prisma
COPY services/api/package.json services/api/
COPY --from=build /barnum/services/api/dist services/api/dist
RUN install -d -o node -g node /data /backups
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", \
  "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/api/dist/server.js"]

# Its server is built with all that it needs, as is the back-office's.
FROM program AS storefront
COPY storefront/package.json storefront/
COPY --from=build /barnum/storefront/dist storefront/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", \
  "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "storefront/dist/server/server.mjs"]

FROM program AS backoffice
COPY backoffice/package.json backoffice/
COPY --from=build /barnum/backoffice/dist backoffice/dist
USER node
EXPOSE 3001
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", \
  "fetch('http://127.0.0.1:3001/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backoffice/dist/server.js"]
