/** What one keyword needs to be read: where it stands, and who is told. */
import { getBaseUri } from './schemaDocuments';
import type { ImportNoteKind, ImportNotes } from './importNotes';
import type { Json, SchemaNode, SchemaPath, JsonSchema } from './schemaTypes';

/** Where a schema stands that is being read. */
export interface SchemaPosition {
  file: string;
  base: string;
  /** For notes: its own place, or that of the reference by which another file was entered. */
  path: SchemaPath;
  /** Whether `path` is its own. */
  isOwn: boolean;
}

/** What reading one keyword may need besides its value. */
export interface KeywordContext {
  raw: Json;
  node: SchemaNode;
  at: SchemaPosition;
  notes: ImportNotes;
  /** The key of the place that a reference means, written under `keyword`. */
  find: (ref: string, keyword: string) => string | undefined;
  /** Reads a schema inside this one, at the steps below it. */
  read: (raw: unknown, ...steps: (string | number)[]) => JsonSchema;
}

/** Puts what a keyword says into the node. @returns false for a value that the keyword cannot have */
export type KeywordReader = (value: unknown, reading: KeywordContext, keyword: string) => boolean;

export const addNote = (
  { notes, at }: KeywordContext,
  kind: ImportNoteKind,
  subject: string,
  ...steps: string[]
): void => notes.add(kind, at.isOwn ? [...at.path, ...steps] : at.path, subject);

/** Where a schema below another one stands. */
export const getChildPosition = (
  at: SchemaPosition,
  raw: unknown,
  steps: readonly (string | number)[],
): SchemaPosition => ({
  ...at,
  base: getBaseUri(raw, at.base),
  path: at.isOwn ? [...at.path, ...steps] : at.path,
});
