export const ENGINE_FOLDER: string;
export function takeRootArgument(
  args: readonly string[],
  options?: { env?: Record<string, string | undefined>; usual?: string },
): string[];
