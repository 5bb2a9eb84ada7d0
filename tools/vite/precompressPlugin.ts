import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Types of files for which `tools/deploy/nginx.conf.template` serves compressed copies. */
const COMPRESSIBLE = /\.(js|css)$/;
/** Minimum size of a file to compress. Smaller files fit into one network packet anyway. */
const MIN_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * The compression function for each file extension. It uses the highest level and writes no timestamp, so that
 * equal builds produce equal files.
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
 * Writes a `.gz` and a `.br` copy of every script and style sheet of a build, so that the server need not compress
 * them for each request. Does nothing if the build is not written to disk.
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
