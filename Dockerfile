# The house in a container: built in the first stage, run in the second by a user who is not root. `deploy/compose.yaml` puts a PostgreSQL and a
# proxy with TLS beside it; docs/hosting.md says how. `node deploy/try.mjs` walks the same steps without a container.

FROM node:24-bookworm-slim AS build
WORKDIR /house
COPY . .
RUN npm ci --ignore-scripts
RUN npm run build
RUN node deploy/stage.mjs /stage

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /house
COPY --from=build /stage .
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
