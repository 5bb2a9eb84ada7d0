/**
 * The security headers of every answer, in one list: the preview server sends it, and a test holds
 * `tools/deploy/nginx.conf.template` against it.
 */

/** emotion opens empty `<style>` elements and fills them by script: their hash is that of no text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** A host of pictures as `config.json` may name it: nothing else of that file gets into a header. */
export const PICTURE_HOST = /^https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$/;

export type Header = [name: string, value: string];

/** Where pictures may come from. */
export const pictureSources = (hosts: readonly string[]): string =>
  ['img-src', "'self'", 'data:', 'blob:', ...hosts.filter((host) => PICTURE_HOST.test(host))].join(' ');

const policy = (hosts: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    pictureSources(hosts),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** @param pictureHosts those of `config.json`, unchecked */
export const headersFor = (pictureHosts: readonly string[]): Header[] => [
  ['Content-Security-Policy', policy(pictureHosts)],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];
