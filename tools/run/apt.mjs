import { spawnSync } from 'node:child_process';

/**
 * Runs a command without showing its standard output.
 * @returns whether the command succeeded
 */
export const run = (command, args, errors = 'inherit', cwd = undefined) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', errors], cwd }).status === 0;

const hasApt = () => run('sh', ['-c', 'command -v apt-get'], 'ignore');

/**
 * Runs `apt-get` as root: directly if the user is root, otherwise through `sudo`, which must not ask for a
 * password.
 */
function asRoot(args, errors) {
  const isRoot = process.getuid?.() === 0;
  return run(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), '-qq', '-y', ...args], errors);
}

/**
 * Installs a Debian package. Does nothing on machines without apt.
 * @returns whether the installation succeeded
 */
export const installWithApt = (name, errors) =>
  hasApt() && asRoot(['update'], errors) && asRoot(['install', '--no-install-recommends', name], errors);

/**
 * Downloads Debian packages into a folder without installing them: this needs no root rights and starts none of the
 * packages' services. Root rights are needed only on a machine that has no package lists yet, to download the
 * lists.
 */
export function downloadWithApt(names, folder, errors = 'ignore') {
  const download = () => run('apt-get', ['-qq', 'download', ...names], errors, folder);
  return hasApt() && (download() || (asRoot(['update'], errors) && download()));
}
