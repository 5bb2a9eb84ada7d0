export type Severity = 'error' | 'warning';

/** One thing that is wrong with a file, where it stands, and what an analyst can do about it. */
export interface Diagnostic {
  /** As the reader knows it, from the root of the repository: `schema/article.json`. */
  file: string;
  /** Both count from 1, as editors do. */
  line: number;
  column: number;
  message: string;
  /** What to change, in plain words. */
  suggestion: string;
  severity: Severity;
}

/** `schema/campaign.json:14:7  unknown keyword "maxLenght", did you mean "maxLength"?`: a place that terminals open. */
export function formatDiagnostic({ file, line, column, message, severity }: Diagnostic): string {
  return `${file}:${line}:${column}  ${severity === 'warning' ? 'warning: ' : ''}${message}`;
}

/** The same with its cure on a line of its own. */
export const formatDiagnosticWithSuggestion = (fault: Diagnostic): string =>
  `${formatDiagnostic(fault)}\n    ${fault.suggestion}`;

/** In the order a reader works: by file, then from top to bottom. */
export function sortDiagnostics(faults: Diagnostic[]): Diagnostic[] {
  return [...faults].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.message < b.message ? -1 : 1),
  );
}
