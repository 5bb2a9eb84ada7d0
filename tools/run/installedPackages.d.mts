/** Whether the npm packages installed in a folder are those of its lock file. */
export function arePackagesInstalled(folder?: string): boolean;
