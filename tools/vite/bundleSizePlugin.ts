import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { getInitialChunks, getReachableChunks } from './bundleChunks';

/**
 * Fails the build when the compressed JavaScript of the first screens exceeds a limit.
 * @param screens files of the app that travel on demand, and are most people's first screen
 * @throws Error from the build that is above it, with each file's share
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
