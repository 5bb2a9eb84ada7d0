import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { getInitialChunks, getReachableChunks } from './bundleChunks';

/**
 * Fails the build if the compressed JavaScript of the first load is larger than a limit.
 * @param bytes the limit
 * @param screens lazy-loaded modules that most users see first, and that therefore belong to the first load
 * @throws Error from the build if the limit is exceeded; it lists the size of each file
 */
export function bundleSizePlugin(bytes: number, screens: readonly string[]): Plugin {
  return {
    name: 'wattdesk:budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sizes = [...getReachableChunks(bundle, getInitialChunks(bundle, screens))].flatMap(
          (name): [string, number][] => {
            const chunk = bundle[name];
            return chunk?.type === 'chunk' ? [[name, gzipSync(chunk.code, { level: 9 }).length]] : [];
          },
        );
        const sum = sizes.reduce((before, [, size]) => before + size, 0);
        if (sum <= bytes) return;
        const shares = sizes.map(([name, size]) => `${size} ${name}`).join('\n');
        this
          .error(`The first load is ${sum} bytes, ${bytes} are allowed: let code travel on demand (src/ui/lazyComponent).
${shares}`);
      },
    },
  };
}
