import type { Json } from '../../lint/source/readJson';

/** A JSON Schema, and the place of the schema of a record in it. */
export interface RecordSchemaSource {
  document: Json;
  /** JSON pointer; empty for the whole document. */
  pointer: string;
}

/** The kinds of documents that can be imported. */
export type SourceKind = 'openapi' | 'json-schema' | 'examples' | 'har';

/** An imported document as OpenAPI. The other kinds are converted, so that all later steps read OpenAPI only. */
export interface ApiSource {
  kind: SourceKind;
  document: Json;
  /** Name of one record, in kebab-case, in a document without calls. */
  recordName?: string;
  /** The schema of a record, in a document of JSON Schemas. */
  recordSchema?: RecordSchemaSource;
  /** Example records, which the fixture API serves. */
  records?: readonly unknown[];
  /** Facts that the document does not contain and the conversion assumed. */
  assumptions: readonly string[];
}
