# The build, served by an nginx that is not root:
#   docker build -t wattdesk .
#   docker run -p 8080:8080 -e WATTDESK_API=https://api.example.com wattdesk
# Another configuration of the app: -v "$PWD/config.json:/usr/share/nginx/html/config.json:ro"

FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# What npm runs after an installation needs the sources, which are not here yet.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The commit that is built, for the version on the screen: --build-arg WATTDESK_COMMIT="$(git rev-parse --short=12 HEAD)"
ARG WATTDESK_COMMIT
RUN npm run prepare && npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
ENV WATTDESK_PORT=8080 \
    WATTDESK_ROOT=/usr/share/nginx/html \
    NGINX_ENVSUBST_FILTER=^WATTDESK_
# What begins with a smaller number than the image's own 20-envsubst-on-templates.sh is read before it.
COPY tools/deploy/variables.envsh /docker-entrypoint.d/19-wattdesk-variables.envsh
COPY tools/deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /app/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null "http://127.0.0.1:${WATTDESK_PORT}/healthz"
