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
RUN npm run prepare && npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
# The port and the folder of this image; the API's address is yours.
ENV WATTDESK_PORT=8080 \
    WATTDESK_ROOT=/usr/share/nginx/html \
    WATTDESK_API=http://127.0.0.1:8081 \
    WATTDESK_API_ORIGIN= \
    WATTDESK_PICTURE_HOSTS= \
    NGINX_ENVSUBST_FILTER=^WATTDESK_
COPY tools/deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /app/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null "http://127.0.0.1:${WATTDESK_PORT}/config.json"
