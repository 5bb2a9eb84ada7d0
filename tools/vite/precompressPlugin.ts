import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** `tools/deploy/nginx.conf.template` serves compressed copies of these file types only. */
const COMPRESSIBLE = /\.(js|css)$/;
/** Smaller files fit into one network packet uncompressed. */
const MIN_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * The compression for each file extension: at the highest level and without a timestamp, so that equal builds have
 * equal files.
 */
const ENCODINGS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.gz': (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (content) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const copies = Object.entries(ENCODINGS).map(async ([ending, compress]) => {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(file + ending, compressed);
  });
  await Promise.all(copies);
}

/**
 * Writes a `.gz` and a `.br` file next to every script and style sheet of a build, so that the server does not
 * compress them for each request. A build that is not written to disk has none.
 */
export function precompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'wattdesk:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(names.map((name) => compressFile(resolve(folder, name))));
      },
    },
  };
}
