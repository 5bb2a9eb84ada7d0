export function portFault(command: string, env?: Record<string, string | undefined>): Promise<string | undefined>;
