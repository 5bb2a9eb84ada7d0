import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { headersFor, pictureSources, type Header } from './headers';

/** The picture hosts of a `config.json`, which may change while it is served; none where it cannot be read. */
function pictureHostsIn(folder: string): string[] {
  try {
    const config: unknown = JSON.parse(readFileSync(resolve(folder, 'config.json'), 'utf8'));
    const hosts = (config as { pictureHosts?: unknown } | null)?.pictureHosts;
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
  } catch {
    return [];
  }
}

const sending =
  (headers: () => Header[]): Connect.NextHandleFunction =>
  (_request, response, next) => {
    for (const [name, value] of headers()) response.setHeader(name, value);
    next();
  };

/**
 * The preview server answers as production does, so that whatever a policy forbids fails in the
 * browser tests. The dev server says the same of pictures alone: Vite's own client is an inline script.
 */
export function securityHeaders(): Plugin {
  return {
    name: 'wattdesk:security-headers',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(sending(() => headersFor(pictureHostsIn(folder))));
    },
    configureServer({ config, middlewares }) {
      const folder = config.publicDir;
      middlewares.use(sending(() => [['Content-Security-Policy', pictureSources(pictureHostsIn(folder))]]));
    },
  };
}
