import { parseDocument } from 'yaml';
import { getPosition } from '../../lint/source/textPositions';
import { ImportError } from './importError';

/**
 * Parses JSON or YAML. YAML contains JSON, so that one parser reads both.
 * @throws ImportError with the position of the first syntax error
 */
export function parseJsonOrYaml(file: string, text: string): unknown {
  if (text.trim() === '') throw new ImportError(file, 'the document is empty', { line: 1, column: 1 });
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    throw new ImportError(file, error.message.replace(/\s*\n[\s\S]*$/, ''), getPosition(text, error.pos[0]));
  }
  return document.toJS({ maxAliasCount: 10_000 }) as unknown;
}
