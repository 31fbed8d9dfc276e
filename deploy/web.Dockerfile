# nginx, without a page: those are released into the folder that it serves (release.Dockerfile). Build from the project's
# root: docker build -f deploy/web.Dockerfile .
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
 && ln -sf /dev/stderr /var/log/nginx/error.log && ln -sf /dev/null /var/log/nginx/access.log
COPY deploy/nginx.conf /etc/nginx/conf.d/vezne.conf
COPY deploy/nginx/api-by-name.conf /etc/nginx/vezne/api/
# Without root from the start: no user to change to, and what nginx writes is the process's own.
RUN sed -i -e '/^user /d' \
      -e 's#^pid .*#pid /tmp/nginx.pid;#' -e 's#^error_log .*#error_log stderr;#' /etc/nginx/nginx.conf \
 && mkdir -p /etc/nginx/vezne/proxies /etc/nginx/vezne/monitors /etc/nginx/vezne/listen /srv/vezne \
 && chown -R www-data /var/lib/nginx
USER www-data
EXPOSE 8080
# SIGTERM would cut what is being sent; this lets it end.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
