/** The context of keyword readers: the location of the keyword and the receiver of notes. */
import { getBaseUri } from './schemaDocuments';
import type { ImportNoteKind, ImportNotes } from './importNotes';
import type { Json, SchemaNode, SchemaPath, JsonSchema } from './schemaTypes';

/** The location of a schema that is being read. */
export interface SchemaPosition {
  file: string;
  base: string;
  /** The location in notes: the schema's own, or that of the reference that led to another file. */
  path: SchemaPath;
  /** Whether `path` is the schema's own location. */
  isOwn: boolean;
}

/** The data besides its value that reading a keyword may require. */
export interface KeywordContext {
  raw: Json;
  node: SchemaNode;
  at: SchemaPosition;
  notes: ImportNotes;
  /** Returns the key of the location that a reference in `keyword` points to. */
  find: (ref: string, keyword: string) => string | undefined;
  /** Reads a nested schema at the given path below this one. */
  read: (raw: unknown, ...steps: (string | number)[]) => JsonSchema;
}

/**
 * Adds a keyword to the node.
 * @returns false if its value is invalid
 */
export type KeywordReader = (value: unknown, context: KeywordContext, keyword: string) => boolean;

export const addNote = (
  { notes, at }: KeywordContext,
  kind: ImportNoteKind,
  subject: string,
  ...steps: string[]
): void => notes.add(kind, at.isOwn ? [...at.path, ...steps] : at.path, subject);

/** Returns the location of a nested schema. */
export const getChildPosition = (
  at: SchemaPosition,
  raw: unknown,
  steps: readonly (string | number)[],
): SchemaPosition => ({
  ...at,
  base: getBaseUri(raw, at.base),
  path: at.isOwn ? [...at.path, ...steps] : at.path,
});
