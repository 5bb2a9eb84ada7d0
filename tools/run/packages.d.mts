/** Whether all packages in a folder's lock file are installed there. */
export function isInstalled(folder?: string): boolean;
