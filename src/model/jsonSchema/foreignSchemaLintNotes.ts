/** Collects notes about schemas that were not written for this app. The schema lint displays these notes. */
import type { SchemaPath } from './schemaNode';

export interface ForeignSchemaNote {
  /** The location in the schema file that the note refers to. */
  path: (string | number)[];
  keyword: string;
  message: string;
  suggestion: string;
  /** The affected locations or keywords. */
  subjects: readonly string[];
  /** Why there is no input but the JSON editor, if the note says so. */
  reason?: string;
}

interface Kind {
  keyword: string;
  /**
   * Returns the message of the note.
   * @param names the affected locations or keywords, joined to one text
   */
  say: (names: string) => string;
  suggestion: string;
  reason?: string;
}

const WANTED = 'Nothing has to be done; "x-ui": { "widget": "json" } says that this is wanted.';

/** What a note says of a field for which there is no input but the JSON editor. */
export const EDITED_AS_JSON = 'edited as JSON';

const editor = (keyword: string, reason: string, suggestion: string): Kind => ({
  keyword,
  say: (names) => `${names}: ${EDITED_AS_JSON}, because ${reason}`,
  suggestion: `${suggestion} ${WANTED}`,
  reason,
});

const NOTE_KINDS = {
  unresolved: {
    keyword: '$ref',
    say: (names) => `cannot be found, so any value is accepted there: ${names}`,
    suggestion: 'Put the file that it names into this folder, or write what it means under "$defs".',
  },
  endless: {
    keyword: '$ref',
    say: (names) => `means itself and nothing else, so it is left out: ${names}`,
    suggestion: 'Describe the value beside the reference, or remove it.',
  },
  deep: {
    keyword: 'properties',
    say: () => 'the description is nested too deeply: what lies deeper accepts any value',
    suggestion: 'Give the inner parts names under "$defs" and refer to them.',
  },
  type: {
    keyword: 'type',
    say: (names) => `no type of JSON, so it is left out: ${names}`,
    suggestion: 'The types are string, integer, number, boolean, object, array and null.',
  },
  format: {
    keyword: 'format',
    say: (names) => `not known here as a format, so nothing is checked: ${names}`,
    suggestion: 'It may stay. Where the value must be checked, add a "pattern".',
  },
  pattern: {
    keyword: 'pattern',
    say: (names) => `cannot be read as a regular expression, so it is left out: ${names}`,
    suggestion: 'Write it as JavaScript does: without (?i), \\A, \\Z, possessive or atomic groups.',
  },
  default: {
    keyword: 'default',
    say: (names) => `${names}: the default is none of the values that are allowed, and is left out`,
    suggestion: 'Give a default of the right type, one of the choices, or none.',
  },
  others: {
    keyword: 'additionalProperties',
    say: (names) =>
      `${names}: may have keys besides those described; they have no input and are sent back as they came`,
    suggestion: 'Describe a key under "properties" to give it an input.',
  },
  variants: {
    keyword: 'anyOf',
    say: (names) => `${names}: has several variants; the fields of all of them stand in one form`,
    suggestion: 'Nothing has to be done. A rule ("if", "then") can hide what does not belong to a variant.',
  },
  bare: {
    keyword: 'properties',
    say: () => 'the record has no fields that could be drawn',
    suggestion: 'Describe the fields of one record under "properties" in the file itself.',
  },
  union: editor('anyOf', 'it may be one of several things', 'Describe one of them to get inputs.'),
  recursive: editor('$ref', 'it contains itself', 'Describe as many levels as are needed to get inputs.'),
  large: editor('$ref', 'its description is too large for one form', 'Describe the fields that matter here.'),
  free: editor('properties', 'the names of its fields are free', 'Describe its fields under "properties".'),
  tuple: editor('prefixItems', 'each place of the list has another meaning', 'An object with fields says more.'),
  list: editor('items', 'its entries have no input of one line', 'Describe the entries under "items".'),
  anything: editor('type', 'it may be anything', 'Say its "type" to get an input.'),
  mixed: editor('type', 'it takes values of several types', 'Leave one "type" to get an input.'),
  choices: editor('enum', 'its choices are objects or lists', 'Give choices that are texts or numbers.'),
  conflict: editor('allOf', 'parts of its description contradict each other', 'Correct the parts.'),
} satisfies Record<string, Kind>;

export type ForeignSchemaNoteKind = keyof typeof NOTE_KINDS;

const SHOWN = 4;

function getNames(subjects: readonly string[]): string {
  const shown = subjects.slice(0, SHOWN).join(', ');
  return subjects.length > SHOWN ? `${shown} and ${subjects.length - SHOWN} more` : shown;
}

interface Group {
  kind: Kind;
  path: SchemaPath;
  subjects: Set<string>;
}

/**
 * Collects notes. Notes of the same kind are combined to a single note at the first location, and this note lists
 * the other locations.
 */
export class ForeignSchemaNotes {
  readonly #groups = new Map<string, Group>();

  #add(key: string, kind: Kind, path: SchemaPath, subject: string): void {
    const group = this.#groups.get(key);
    if (group) group.subjects.add(subject);
    else this.#groups.set(key, { kind, path, subjects: new Set([subject]) });
  }

  add(kind: ForeignSchemaNoteKind, path: SchemaPath, subject: string): void {
    this.#add(kind, NOTE_KINDS[kind], path, subject);
  }

  /** Adds a note about a keyword that has no effect in this app. */
  ignored(keyword: string, path: SchemaPath): void {
    const suggestion = 'It may stay: it is for other tools and changes nothing here.';
    this.#add(`ignored ${keyword}`, { keyword, say: () => `"${keyword}" is ignored here`, suggestion }, path, '');
  }

  /** Adds a note about a keyword with an invalid value. */
  malformed(keyword: string, path: SchemaPath): void {
    const say = (): string => `what "${keyword}" says here cannot be understood and is left out`;
    const suggestion = 'Compare it with the JSON Schema reference of that keyword.';
    this.#add(`malformed ${keyword}`, { keyword, say, suggestion }, path, '');
  }

  list(): ForeignSchemaNote[] {
    return [...this.#groups.values()].map(({ kind: { keyword, say, suggestion, reason }, path, subjects }) => ({
      path: [...path],
      keyword,
      message: say(getNames([...subjects])),
      suggestion,
      subjects: [...subjects],
      ...(reason === undefined ? {} : { reason }),
    }));
  }
}
