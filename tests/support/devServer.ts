/** Runs the dev server on a copy of the schema and data folders, so that a test can edit files as an analyst does. */
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { fixtureApiPlugin } from '../../tools/vite/fixtureApiPlugin';
import { iconsWithoutMuiPlugin } from '../../tools/vite/iconsWithoutMuiPlugin';
import { preBundledPackagesPlugin } from '../../tools/vite/preBundledPackagesPlugin';
import { wattdeskPlugin } from '../../tools/vite/wattdeskPlugin';
import { copyProject, type ProjectCopy } from './projectCopy';

export interface DevServer extends Omit<ProjectCopy, 'dispose'> {
  url: string;
  close(): Promise<void>;
}

/** @param only the names of the schema files to copy. Default: all */
export async function startDevServer(only?: readonly string[]): Promise<DevServer> {
  const { dispose, ...copy } = copyProject(undefined, undefined, only);
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir: 'node_modules/.cache/wattdesk/vite',
    logLevel: 'silent',
    plugins: [
      react(),
      preBundledPackagesPlugin(),
      wattdeskPlugin({ schemaDir: copy.schemaDir, localesDir: copy.localesDir }),
      iconsWithoutMuiPlugin(),
      fixtureApiPlugin({ SCHEMA_DIR: copy.schemaDir, FIXTURE_DB: copy.dbDir }),
    ],
    server: { host: 'localhost', port: 0 },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!url) throw new Error('The dev server has no address');
  return {
    ...copy,
    url,
    async close() {
      await server.close();
      dispose();
    },
  };
}
