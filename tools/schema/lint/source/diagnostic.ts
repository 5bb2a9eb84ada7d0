/** A note says what may stay as it is, such as a text that is not translated yet. */
export type Severity = 'error' | 'warning' | 'note';

/** An error or warning in a schema file, with its position and a suggestion for the analyst. */
export interface Diagnostic {
  /** Path from the root of the repository: `schema/article.json`. */
  file: string;
  /** Line and column are counted from 1, as in editors. */
  line: number;
  column: number;
  message: string;
  /** Tells the analyst what to change, without technical terms. */
  suggestion: string;
  severity: Severity;
}

/**
 * Formats a diagnostic as one line. It begins with the position in a form that terminals turn into a link:
 * `schema/campaign.json:14:7  unknown keyword "maxLenght", did you mean "maxLength"?`
 */
export function formatDiagnostic({ file, line, column, message, severity }: Diagnostic): string {
  return `${file}:${line}:${column}  ${severity === 'error' ? '' : `${severity}: `}${message}`;
}

/** Formats a diagnostic as two lines: the message and the suggestion. */
export const formatDiagnosticWithSuggestion = (diagnostic: Diagnostic): string =>
  `${formatDiagnostic(diagnostic)}\n    ${diagnostic.suggestion}`;

/** Sorts diagnostics by file, then by position. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.message < b.message ? -1 : 1),
  );
}
