import type { ErrorPayload, HotPayload } from 'vite';
import { formatDiagnosticWithSuggestion, type Diagnostic } from '../schema/lint/lintSchemas';

/** Formats all diagnostics as one text, for the terminal, the error overlay and the error of a failed build. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const count = diagnostics.length === 1 ? '1 fault' : `${diagnostics.length} faults`;
  return [`${count} in the schema files`, ...diagnostics.map(formatDiagnosticWithSuggestion)].join('\n\n');
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
