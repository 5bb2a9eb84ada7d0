export function getPortError(command: string, env?: Record<string, string | undefined>): Promise<string | undefined>;
