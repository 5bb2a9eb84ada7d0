import { formatDiagnostic, formatDiagnosticWithSuggestion, type Diagnostic } from '../schema/lint/lintSchemas';

const count = (diagnostics: readonly Diagnostic[], name: string): string[] =>
  diagnostics.length === 0 ? [] : [`${diagnostics.length} ${name}${diagnostics.length === 1 ? '' : 's'}`];

/**
 * Formats all diagnostics as one text, for the terminal and the error of a failed build: first how
 * many errors and warnings there are, then the errors, then the warnings, and the notes as one line each.
 * @param begin replaces the first line if there are only notes
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], begin = ''): string {
  const [errors, warnings, notes] = (['error', 'warning', 'note'] as const).map((severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity),
  ) as [Diagnostic[], Diagnostic[], Diagnostic[]];
  const counts = [...count(errors, 'error'), ...count(warnings, 'warning')].join(' and ');
  return [
    counts === '' ? begin : `${counts} in the schema files`,
    ...[...errors, ...warnings].map(formatDiagnosticWithSuggestion),
    notes.map(formatDiagnostic).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
