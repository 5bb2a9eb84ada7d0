export function getServerPortError(
  command: string,
  env?: Record<string, string | undefined>,
): Promise<string | undefined>;
