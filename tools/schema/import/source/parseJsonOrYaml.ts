import { parseDocument } from 'yaml';
import { getPosition } from '../../lint/source/textPositions';
import { ImportError } from './importError';

const IS_JSON = /^\s*[{[/]/;
/** The texts of a JSON document, the comments that files of editors have beside them, and commas behind last values. */
const TEXT_OR_COMMENT = /"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[^]*?\*\//g;
const TEXT_OR_LAST_COMMA = /"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g;

/** Returns a document with blanks in place of what is no text, so that all places remain. */
const blank = (text: string, parts: RegExp): string =>
  text.replaceAll(parts, (part) => (part.startsWith('"') ? part : part.replaceAll(/[^\n]/g, ' ')));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parse(text: string): ReturnType<typeof parseDocument> {
  const plain = IS_JSON.test(text) ? blank(blank(text, TEXT_OR_COMMENT), TEXT_OR_LAST_COMMA) : text;
  // YAML without quotes may have `//` in its values.
  const document = parseDocument(plain !== text && isJson(plain) ? plain : text, { prettyErrors: false });
  return document.errors.length > 0 ? parseDocument(plain, { prettyErrors: false }) : document;
}

/**
 * Parses JSON, also with comments, or YAML. YAML contains JSON, so that one parser reads both.
 * @throws ImportError with the position of the first syntax error
 */
export function parseJsonOrYaml(file: string, text: string): unknown {
  if (text.trim() === '') throw new ImportError(file, 'the document is empty', { line: 1, column: 1 });
  const document = parse(text);
  const [error] = document.errors;
  if (error) {
    throw new ImportError(file, error.message.replace(/\s*\n[\s\S]*$/, ''), getPosition(text, error.pos[0]));
  }
  return document.toJS({ maxAliasCount: 10_000 }) as unknown;
}
