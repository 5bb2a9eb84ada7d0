import type { Json } from '../../lint/source/readJson';

/** The kinds of documents that can be imported. */
export type SourceKind = 'openapi' | 'json-schema' | 'examples' | 'har';

/** An imported document as OpenAPI. The other kinds are converted, so that all later steps read OpenAPI only. */
export interface ApiSource {
  kind: SourceKind;
  document: Json;
  /** Example records, which the fixture API serves. */
  records?: readonly unknown[];
  /** Facts that the document does not contain and the conversion assumed. */
  assumptions: readonly string[];
}
