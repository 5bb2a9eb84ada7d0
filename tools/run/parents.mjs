import { spawnSync } from 'node:child_process';

const INTERVAL_MS = 500;
/** Time for clean-up handlers after SIGTERM; afterwards the process exits in any case. */
const GRACE_MS = 3000;

/** @returns undefined without `ps`, as on Windows: there only the direct parent is watched */
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
 * Ends this process when the npm process that started it is gone: npm killed with SIGKILL does not notify its
 * children. A shell between the two may survive npm, so both are watched. A process started without npm watches
 * nothing: it may outlive the script that started it.
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
