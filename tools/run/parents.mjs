import { spawnSync } from 'node:child_process';

const INTERVAL_MS = 500;
/** For those who would like to tidy up; after that it ends in any case. */
const GRACE_MS = 3000;

/** @returns undefined where there is no `ps`, as on Windows: there only the nearest of them is watched */
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
 * Ends this process when npm has gone that started it: killed outright, npm tells nobody. Between the two there
 * may be a shell, which would stay. Without npm nothing is watched: what a script starts may outlive it.
 */
export function endWithNpm() {
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
