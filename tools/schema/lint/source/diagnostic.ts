export type Severity = 'error' | 'warning';

/** A fault of a file, with its position and a suggestion for the analyst. */
export interface Diagnostic {
  /** Path from the root of the repository: `schema/article.json`. */
  file: string;
  /** Line and column count from 1, as in editors. */
  line: number;
  column: number;
  message: string;
  /** What to change, in plain words. */
  suggestion: string;
  severity: Severity;
}

/**
 * Formats a fault so that terminals can open its position: `schema/campaign.json:14:7  unknown keyword "maxLenght",
 * did you mean "maxLength"?`
 */
export function formatDiagnostic({ file, line, column, message, severity }: Diagnostic): string {
  return `${file}:${line}:${column}  ${severity === 'warning' ? 'warning: ' : ''}${message}`;
}

/** Formats a fault with its suggestion on a second line. */
export const formatDiagnosticWithSuggestion = (diagnostic: Diagnostic): string =>
  `${formatDiagnostic(diagnostic)}\n    ${diagnostic.suggestion}`;

/** Sorts faults by file, then by position. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.message < b.message ? -1 : 1),
  );
}
