import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Debounce in milliseconds: an editor saves a file in several steps, and a git checkout writes many files. */
const SETTLE_MS = 60;

const isJsonInside = (dir: string, file: string): boolean => {
  const path = relative(dir, file);
  return path.endsWith('.json') && !path.startsWith(`..${sep}`);
};

/**
 * Calls `onChange` shortly after JSON files of the folder have been added, changed or removed.
 *
 * It also listens to the raw events of the operating system. Most editors save by replacing the file. After that,
 * Vite's watcher needs some time to watch the new file, and does not report a second save in the meantime, such as
 * that of a formatter.
 */
export function watchFolder({ watcher }: ViteDevServer, dir: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const onFile = (file: string): void => {
    if (!isJsonInside(dir, file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  };
  watcher.add(dir);
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, onFile);
  watcher.on('raw', (_event: string, name: string | null, { watchedPath }: { watchedPath: string }) => {
    onFile(!name || watchedPath.endsWith(name) ? watchedPath : join(watchedPath, name));
  });
}
