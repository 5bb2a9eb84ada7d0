export function writeDefaultConfig(folder: string): string | undefined;
