/**
 * Types of keyword readers. A keyword reader converts one keyword of a schema file to the normalized schema. It
 * receives the location of the keyword and can add notes.
 */
import { getBaseUri } from './schemaDocuments';
import type { ForeignSchemaNoteKind, ForeignSchemaNotes } from './foreignSchemaLintNotes';
import type { Json, SchemaNode, SchemaPath, JsonSchema } from './schemaNode';

/** The location of the schema that is being read. */
export interface SchemaPosition {
  file: string;
  base: string;
  /**
   * The location to which notes refer. For a schema in another file, it is the location of the reference to this
   * file.
   */
  path: SchemaPath;
  /** Whether `path` is the location of the schema itself. */
  isOwn: boolean;
}

/** What the reader of a keyword can use besides the value of the keyword. */
export interface KeywordContext {
  raw: Json;
  node: SchemaNode;
  at: SchemaPosition;
  notes: ForeignSchemaNotes;
  /** Resolves a reference in `keyword` and returns the key of its target location; undefined if there is no target. */
  find: (ref: string, keyword: string) => string | undefined;
  /** Reads a schema nested in the current schema, at the path that `steps` describe. */
  read: (raw: unknown, ...steps: (string | number)[]) => JsonSchema;
}

/**
 * Reads the value of a keyword and adds the result to the node.
 * @returns false if the value is invalid
 */
export type KeywordReader = (value: unknown, context: KeywordContext, keyword: string) => boolean;

export const addForeignSchemaNote = (
  { notes, at }: KeywordContext,
  kind: ForeignSchemaNoteKind,
  subject: string,
  ...steps: string[]
): void => notes.add(kind, at.isOwn ? [...at.path, ...steps] : at.path, subject);

/** Returns the location of a nested schema. */
export const getSubschemaPosition = (
  at: SchemaPosition,
  raw: unknown,
  steps: readonly (string | number)[],
): SchemaPosition => ({
  ...at,
  base: getBaseUri(raw, at.base),
  path: at.isOwn ? [...at.path, ...steps] : at.path,
});
