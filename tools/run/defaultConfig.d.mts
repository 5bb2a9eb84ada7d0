export function ensureConfig(root: string | undefined, log?: (line: string) => void): void;
