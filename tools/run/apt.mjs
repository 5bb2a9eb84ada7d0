import { spawnSync } from 'node:child_process';

/** Runs a command without a word of its own. @returns whether it went well */
export const run = (command, args, errors = 'inherit', cwd = undefined) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', errors], cwd }).status === 0;

const hasApt = () => run('sh', ['-c', 'command -v apt-get'], 'ignore');

/** As root, or through sudo that asks nobody. */
function asRoot(args, errors) {
  const isRoot = process.getuid?.() === 0;
  return run(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), '-qq', '-y', ...args], errors);
}

/** Installs a package of Debian's; the way for machines that have apt. */
export const installWithApt = (name, errors) =>
  hasApt() && asRoot(['update'], errors) && asRoot(['install', '--no-install-recommends', name], errors);

/**
 * Fetches packages of Debian's into a folder, and installs nothing: no right is needed for that, and no server
 * of theirs starts. Who has no lists of packages yet needs the right to read them.
 */
export function downloadWithApt(names, folder, errors = 'ignore') {
  const download = () => run('apt-get', ['-qq', 'download', ...names], errors, folder);
  return hasApt() && (download() || (asRoot(['update'], errors) && download()));
}
