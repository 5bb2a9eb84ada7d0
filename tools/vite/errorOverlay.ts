import type { ErrorPayload, HotPayload } from 'vite';
import { formatDiagnostic, formatDiagnosticWithSuggestion, type Diagnostic } from '../schema/lint/lintSchemas';

const count = (diagnostics: readonly Diagnostic[], name: string): string[] =>
  diagnostics.length === 0 ? [] : [`${diagnostics.length} ${name}${diagnostics.length === 1 ? '' : 's'}`];

/**
 * Formats all diagnostics as one text, for the terminal, the error overlay and the error of a failed build: first how
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

function createErrorPayload(diagnostics: readonly Diagnostic[]): ErrorPayload {
  const [first] = diagnostics;
  const loc = first && { file: first.file, line: first.line, column: first.column };
  return {
    type: 'error',
    err: {
      plugin: 'wattdesk',
      message: `${formatDiagnostics(diagnostics)}\n\nThe last good version keeps running.`,
      stack: '',
      ...(first ? { id: first.file, loc } : {}),
    },
  };
}

const NOTHING: HotPayload = { type: 'update', updates: [] };

/**
 * Returns the messages for Vite's client that show or hide the error overlay. The first message is an empty update,
 * which hides an old overlay. If Vite's client receives its first update after page load while an overlay is open,
 * it reloads the page, and unsaved input is lost. The empty update prevents this.
 */
export const getErrorOverlayMessages = (diagnostics: readonly Diagnostic[]): HotPayload[] =>
  diagnostics.length > 0 ? [NOTHING, createErrorPayload(diagnostics)] : [NOTHING];
