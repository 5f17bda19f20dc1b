# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS base
WORKDIR /shop

FROM base AS build
# Without the workspaces: neither the image nor what builds it needs a package of the sandbox.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What the compiler says of its own work is nothing that the shop reads.
RUN npm run build && rm build/metafile.*.json

FROM base
ENV NODE_ENV=production PORT=3000 MALLOC_ARENA_MAX=1
# The packages that the shop loads are in the built file.
COPY --from=build /shop/package.json ./
COPY --from=build /shop/build ./build
COPY --from=build /shop/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# node itself is the process: it gets SIGTERM and drains.
CMD ["node", "--max-old-space-size=112", "--max-semi-space-size=4", "build/index.js"]
