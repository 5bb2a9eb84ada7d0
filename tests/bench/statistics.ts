/** Returns the value below which the share `p` (0 to 1) of the numbers lies. */
export function percentile(numbers: readonly number[], p: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;
