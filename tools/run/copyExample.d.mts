export function copyExample(target: string): string;
