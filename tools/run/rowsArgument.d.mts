export function takeRowsArgument(args: string[], env?: Record<string, string | undefined>): string[];
