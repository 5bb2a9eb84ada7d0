import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The content of `version.json`: the version of the app that is installed on the server. */
export interface BuildVersion {
  version: string;
  commit?: string;
  /** File name of the entry script. It contains a hash that changes with every change of the app's code. */
  entry: string;
}

/**
 * Returns the commit of the build from the environment variable `WATTDESK_COMMIT`, otherwise from git. Returns
 * undefined if neither is available.
 */
function findCommit(root: string, { WATTDESK_COMMIT: named }: NodeJS.ProcessEnv): string | undefined {
  if (named) return named;
  try {
    const args = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=12'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function findVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * Writes the version of the build into two places: a `<meta name="version">` in the page, and `version.json` on the
 * server. A tab that has been open for days compares the two to detect a new version. No script contains the
 * version, so that the hash in a script's file name changes only with its content.
 */
export function buildVersionPlugin(env: NodeJS.ProcessEnv = process.env): Plugin {
  let known: Omit<BuildVersion, 'entry'> = { version: '' };
  return {
    name: 'wattdesk:version',
    configResolved: ({ root }) => {
      const commit = findCommit(root, env);
      known = { version: findVersion(root), ...(commit && { commit }) };
    },
    transformIndexHtml: () => {
      const content = known.commit ? `${known.version} (${known.commit})` : known.version;
      return [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }];
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
        if (!entry) this.error('The build has no entry');
        const buildVersion: BuildVersion = { ...known, entry: entry.fileName };
        this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(buildVersion)}\n` });
      },
    },
  };
}
