import { spawnSync } from 'node:child_process';

const INTERVAL_MS = 500;
/**
 * Time that the clean-up handlers have after SIGTERM. After this time the process exits even if the handlers are
 * still running.
 */
const GRACE_MS = 3000;

/**
 * Returns the process id of a process's parent. Returns undefined if there is no `ps` command, as on Windows; then
 * `exitWhenNpmEnds` watches only the direct parent.
 */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) || undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

/**
 * Ends this process when the npm process that started it has ended. If npm is killed with SIGKILL, it cannot signal
 * its children. Between npm and this process there may be a shell that survives npm, so this function watches the
 * parent and the parent's parent. If this process was not started by npm, nothing is watched: the process may then
 * outlive the script that started it.
 */
export function exitWhenNpmEnds() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watched = [parent, parentOf(parent)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(isAlive)) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
