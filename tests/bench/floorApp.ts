import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds one page of the hand-written apps.
 * @returns the folder of the build
 */
export async function buildFloor(page: 'index' | 'edit' | 'dashboard'): Promise<string> {
  const outDir = `${process.cwd()}/node_modules/.cache/wattdesk/bench-floor-${page}`;
  await build({
    configFile: false,
    root: 'tests/bench/floor',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: `tests/bench/floor/${page}.html` } },
  });
  return outDir;
}
