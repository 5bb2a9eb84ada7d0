/** Whether all packages of the lock file of a folder are installed there. */
export function isInstalled(folder?: string): boolean;
