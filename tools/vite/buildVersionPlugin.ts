import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What `version.json` says: which build a server has, and what its page begins with. */
export interface BuildVersion {
  version: string;
  commit?: string;
  /** File of the first script: its name carries a hash of all that the app consists of. */
  entry: string;
}

/** The commit that is built: as the environment says it, else as git does; undefined where neither knows. */
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
 * Says which version a page is, in a `<meta name="version">`, and which one the server has, in `version.json`:
 * a tab that has been open for days finds out by the latter. Neither is part of a script: the hashes of the files change
 * with their content alone.
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
        const said: BuildVersion = { ...known, entry: entry.fileName };
        this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(said)}\n` });
      },
    },
  };
}
