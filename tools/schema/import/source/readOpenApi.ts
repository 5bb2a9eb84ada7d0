/** Reads OpenAPI documents of version 3.0 and 3.1 with the parser of Redocly, including the files they refer to. */
import type { Json } from '../../lint/source/readJson';
import { isObject, toTextOrUndefined } from '../../lint/source/readJson';
import { ImportError } from './importError';
import { markNullUnions } from './nullUnions';

interface ParseError extends Error {
  line?: number;
  col?: number;
}

/** A named example, which may be at an address that this computer does not reach. The import does without it. */
const EXAMPLE = /(?<!\/properties)\/examples\/[^/]+$/;
const isNewline = /\s*\n\s*/g;

/** Reduces the message of the parser to one sentence without its own file name and position. */
const getSentence = ({ message }: Error): string => message.replace(/ in ".*$/s, '').replaceAll(isNewline, ' ');

/** Returns the version of an OpenAPI document: `3.1.0`; undefined for other documents. */
export const getOpenApiVersion = (document: Json): string | undefined =>
  toTextOrUndefined(document['openapi']) ?? toTextOrUndefined(document['swagger']);

/** @throws ImportError for versions of OpenAPI that are not supported */
export function checkOpenApiVersion(file: string, document: Json): void {
  const version = getOpenApiVersion(document);
  if (version === undefined || /^3\.[01]\./.test(version)) return;
  const cure = version.startsWith('2') ? ': convert it first, for example with swagger2openapi' : '';
  throw new ImportError(file, `OpenAPI ${version} cannot be imported, only 3.0 and 3.1${cure}`);
}

/**
 * Reads an OpenAPI document and bundles the files to which it refers.
 * @param path path or URL of the document
 * @param file name of the document in messages
 * @throws ImportError if a file is not valid or a reference has no target
 */
export async function readOpenApi(path: string, file: string): Promise<Json> {
  const { bundle, createConfig, getLineColLocation } = await import('@redocly/openapi-core');
  const result = await bundle({ ref: path, config: await createConfig({}) }).catch((error: ParseError) => {
    const position = error.line === undefined ? undefined : { line: error.line, column: error.col ?? 1 };
    throw new ImportError(file, getSentence(error), position);
  });
  const problem = result.problems.find(
    ({ severity, location: [place] }) => severity === 'error' && !EXAMPLE.test(place?.pointer ?? ''),
  );
  if (problem) {
    const [location] = problem.location;
    const start = location && getLineColLocation(location).start;
    const name = location?.source.absoluteRef.endsWith(path) ? file : (location?.source.absoluteRef ?? file);
    throw new ImportError(name, problem.message, start && { line: start.line, column: start.col });
  }
  const document: unknown = result.bundle.parsed;
  if (!isObject(document)) throw new ImportError(file, 'the document is empty');
  checkOpenApiVersion(file, document);
  return markNullUnions(document) as Json;
}
