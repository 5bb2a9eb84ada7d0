import type { NestedPartFormat } from '../../../../dataProvider/dialects/definition';
import type { Operation } from './operations';

/** Returns how the objects of a multipart request are written, if the document says it. */
export function detectNestedPartFormat(operation: Operation | undefined): NestedPartFormat | undefined {
  const encodings = (operation?.requestBodies ?? [])
    .filter(({ mediaType }) => mediaType.startsWith('multipart/'))
    .flatMap((body) => Object.values(body.encodings));
  if (encodings.some(({ style }) => style === 'deepObject')) return 'brackets';
  return encodings.some(({ contentType }) => /\bjson\b/.test(String(contentType))) ? 'jsonPart' : undefined;
}
