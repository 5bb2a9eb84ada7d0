/** Which fields of a long form, or of a long object inside of a form, are folded. */
import type { Field, ObjectShape } from '../entity/entity';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';

const PART_KINDS: readonly string[] = ['object', 'rows', FALLBACK_FIELD_KIND];

/** A form or an object with more plain fields that are neither required nor important folds them. */
export const MOST_PLAIN_FIELDS = 20;

/** Number of optional fields of an object that tell what it is about, and therefore stay open. */
const FIRST_FIELDS = 6;

/** Number of inputs of an object or a list in a row that do not need to be folded, and of a row that fits into a line. */
const MOST_INNER_INPUTS = 6;
/** A list with more rows is folded. */
const MOST_ROWS = 3;
/** A list whose rows are cards with more inputs together is folded; twice as many if the list is required. */
const MOST_CARD_INPUTS = 16;
/** Height of a text area, in inputs. */
const LINES = 3;

/** Whether a path leads into a row of a list: `rows.0.name`. */
const isInRow = (source: string): boolean => /\.\d+\./.test(source);

/** The height of a field in inputs: a text of several lines needs the room of a few. */
const getHeight = ({ kind }: Field): number => (kind === 'multiline' ? LINES : 1);

/** The inputs of an object, also of those inside of it. */
const countInputs = ({ fields }: ObjectShape): number =>
  Object.values(fields).reduce((sum, field) => sum + (field.shape ? countInputs(field.shape) : getHeight(field)), 0);

/** The height in inputs of fields in a form of a new record, in which optional objects and lists are one line. */
export const countOpenInputs = (names: readonly string[], { fields, required }: ObjectShape): number =>
  names.reduce((sum, name) => {
    const { shape, type } = fields[name] ?? {};
    const isOpen = shape !== undefined && type === 'object' && required.includes(name);
    if (isOpen) return sum + countOpenInputs(Object.keys(shape.fields), shape);
    return sum + (shape || !fields[name] ? 1 : getHeight(fields[name]));
  }, 0);

/**
 * Whether an object or a list in a row of another list is folded while it has values, so that the rows stay readable.
 * @param count number of its rows; 1 for an object
 */
export const isFoldedInRow = (source: string, shape: ObjectShape | undefined, count: number): boolean =>
  isInRow(source) && count * (shape ? countInputs(shape) : 1) > MOST_INNER_INPUTS;

/**
 * Whether a list of objects is folded when a form opens: it has many rows, or few that are high.
 * @param count number of its rows
 */
export function isFoldedList(
  source: string,
  shape: ObjectShape | undefined,
  count: number,
  isRequired: boolean,
): boolean {
  // What is inside of a row is folded to a line of its own.
  const inputs = Object.values(shape?.fields ?? {}).reduce((sum, field) => sum + getHeight(field), 0);
  const most = isRequired ? 2 * MOST_CARD_INPUTS : MOST_CARD_INPUTS;
  return (
    count > MOST_ROWS || isFoldedInRow(source, shape, count) || (inputs > MOST_INNER_INPUTS && count * inputs > most)
  );
}

/** Whether the input of a field is as large as a section: an object, a list of objects, or JSON. */
export const isPart = ({ kind, readOnly, ui }: Field): boolean =>
  !readOnly && PART_KINDS.includes(kind) && ui.width === undefined;

/**
 * Returns the names of the fields that are never folded: the required ones, those of which one is needed, and the choice
 * among variants with its fields.
 */
export const getUnfoldedNames = ({ required, alternatives = [], variants }: ObjectShape): readonly string[] => [
  ...required,
  ...alternatives,
  ...(variants ? [variants.choice, ...variants.branches.flatMap(({ names }) => names.map(([, name]) => name))] : []),
];

interface FoldedFields {
  open: readonly Field[];
  more: readonly Field[];
  parts: readonly Field[];
}

/**
 * Divides the fields of an object: if many of them are plain and optional, all but the first ones are folded. What is as
 * large as a section comes last, because a field below a folded one would seem to be inside of it.
 */
export function foldFields(fields: readonly Field[], shape: ObjectShape): FoldedFields {
  const ordered = fields.toSorted((one, other) => Number(isPart(one)) - Number(isPart(other)));
  const kept = getUnfoldedNames(shape);
  const plain = fields.filter((field) => !isPart(field) && !kept.includes(field.name));
  if (plain.length <= MOST_PLAIN_FIELDS) return { open: ordered, more: [], parts: [] };
  const more = plain.slice(FIRST_FIELDS);
  const parts = fields.filter((field) => isPart(field) && !kept.includes(field.name));
  return { open: ordered.filter((field) => !more.includes(field) && !parts.includes(field)), more, parts };
}
