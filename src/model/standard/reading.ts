/** What one keyword needs to be read: where it stands, and who is told. */
import { baseWithin } from './documents';
import type { KindName, Notes } from './notes';
import type { Json, Node, Path, Schema } from './schema';

/** Where a schema stands that is being read. */
export interface At {
  file: string;
  base: string;
  /** For notes: its own place, or that of the reference by which another file was entered. */
  path: Path;
  /** Whether `path` is its own. */
  isOwn: boolean;
}

/** What reading one keyword may need besides its value. */
export interface Reading {
  raw: Json;
  node: Node;
  at: At;
  notes: Notes;
  /** The key of the place that a reference means, written under `keyword`. */
  find: (ref: string, keyword: string) => string | undefined;
  /** Reads a schema inside this one, at the steps below it. */
  read: (raw: unknown, ...steps: (string | number)[]) => Schema;
}

/** Puts what a keyword says into the node. @returns false for a value that the keyword cannot have */
export type Word = (value: unknown, reading: Reading, keyword: string) => boolean;

export const note = ({ notes, at }: Reading, kind: KindName, subject: string, ...steps: string[]): void =>
  notes.add(kind, at.isOwn ? [...at.path, ...steps] : at.path, subject);

/** Where a schema below another one stands. */
export const below = (at: At, raw: unknown, steps: readonly (string | number)[]): At => ({
  ...at,
  base: baseWithin(raw, at.base),
  path: at.isOwn ? [...at.path, ...steps] : at.path,
});
