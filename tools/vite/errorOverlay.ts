import type { ErrorPayload, HotPayload } from 'vite';
import { formatDiagnosticWithSuggestion, type Diagnostic } from '../schema/lint/lintSchemas';

/** All faults as one text, for the terminal, the overlay and the failed build. */
export function formatDiagnostics(faults: readonly Diagnostic[]): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`${count} in the schema files`, ...faults.map(formatDiagnosticWithSuggestion)].join('\n\n');
}

function overlay(faults: readonly Diagnostic[]): ErrorPayload {
  const [first] = faults;
  const loc = first && { file: first.file, line: first.line, column: first.column };
  return {
    type: 'error',
    err: {
      plugin: 'wattdesk',
      message: `${formatDiagnostics(faults)}\n\nThe last good version keeps running.`,
      stack: '',
      ...(first ? { id: first.file, loc } : {}),
    },
  };
}

const NOTHING: HotPayload = { type: 'update', updates: [] };

/**
 * What brings the overlay up or takes it away. An update of nothing comes first: it takes an old
 * overlay away, and Vite's client reloads the page when the very first update of a page's life
 * meets an overlay, which would lose what somebody has typed.
 */
export const getOverlayMessages = (faults: readonly Diagnostic[]): HotPayload[] =>
  faults.length > 0 ? [NOTHING, overlay(faults)] : [NOTHING];
