export type Severity = 'error' | 'warning';

/** One thing that is wrong with a file, where it stands, and what an analyst can do about it. */
export interface Fault {
  /** As the reader knows it, from the root of the repository: `schema/article.json`. */
  file: string;
  /** Both count from 1, as editors do. */
  line: number;
  column: number;
  message: string;
  /** What to change, in plain words. */
  cure: string;
  severity: Severity;
}

/** `schema/campaign.json:14:7  unknown keyword "maxLenght", did you mean "maxLength"?`: a place that terminals open. */
export function formatFault({ file, line, column, message, severity }: Fault): string {
  return `${file}:${line}:${column}  ${severity === 'warning' ? 'warning: ' : ''}${message}`;
}

/** The same with its cure on a line of its own. */
export const explainFault = (fault: Fault): string => `${formatFault(fault)}\n    ${fault.cure}`;

/** In the order a reader works: by file, then from top to bottom. */
export function sortFaults(faults: Fault[]): Fault[] {
  return [...faults].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.message < b.message ? -1 : 1),
  );
}
