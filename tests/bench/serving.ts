import { build, preview, type InlineConfig } from 'vite';

const PASSWORD = 'Wattdesk#2026';

/** Builds for production and serves the result; the server lives as long as the process. */
export async function serve(name: string, inline: InlineConfig, outDir: string): Promise<string> {
  process.env['PRECOMPRESS'] = 'off';
  await build({ ...inline, logLevel: 'error', build: { ...inline.build, outDir, emptyOutDir: true } });
  const server = await preview({
    ...inline,
    logLevel: 'error',
    build: { outDir },
    preview: { ...inline.preview, port: 0, strictPort: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`${name} has no address`);
  return url.replace(/\/$/, '');
}

export const APP_DIR = `${process.cwd()}/node_modules/.cache/wattdesk/bench-app`;

/**
 * Builds the app for production and serves it together with the fixture API.
 * @returns the URL of the app
 */
export const serveApp = (): Promise<string> => serve('the app', {}, APP_DIR);

/**
 * Signs in as admin.
 * @returns the session as the app stores it in the browser
 */
export async function sessionOf(app: string): Promise<string> {
  const response = await fetch(`${app}/steve/dawn/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  const { data } = (await response.json()) as { data: unknown };
  return JSON.stringify(data);
}
