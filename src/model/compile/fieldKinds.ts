/**
 * The kinds of fields as defined in `schema/meta`. A kind defines which JSON types its widget can render, for which
 * fields the widget is the default, and the display format. Compiler and lint both use this module, so that they
 * always agree.
 */
import fieldMeta from '../../../schema/meta/v2/field.schema.json';
import type { ColumnFormat, FieldDefinition, JsonType } from '../schemaLanguage/definition';
import { FALLBACK_FIELD_KIND, getJsonTypes } from '../schemaLanguage/fieldTypes';
import { hasTrait } from './fieldTraits';

/**
 * Priorities of the rules by which a kind matches a field, lowest first. The most specific match wins: for example,
 * a fixed set of options is more specific than a type or a format.
 */
const RANKS = ['fallback', 'type', 'hint', 'format', 'money', 'choices', 'subject', 'structure'] as const;

interface Chosen {
  types: readonly JsonType[];
  priority: (typeof RANKS)[number];
  formats?: readonly string[];
  traits?: readonly string[];
  excludedTraits?: readonly string[];
}

export interface FieldKind {
  name: string;
  description: string;
  types: readonly JsonType[];
  requiresTraits: readonly string[];
  defaultFor: readonly Chosen[];
  display: ColumnFormat;
  /** Whether lists can be filtered by fields of this kind. */
  filterable: boolean;
  /** Whether the widget contains other fields or rows and therefore needs the full width of the form. */
  fullWidth: boolean;
}

type Stated = {
  const: string;
  description: string;
  'x-widget': Pick<FieldKind, 'types' | 'display'> & Partial<FieldKind>;
};

export const FIELD_KINDS: Readonly<Record<string, FieldKind>> = Object.fromEntries(
  (fieldMeta.definitions.kind.oneOf as unknown as Stated[]).map(({ const: name, description, 'x-widget': kind }) => [
    name,
    {
      ...kind,
      name,
      description,
      requiresTraits: kind.requiresTraits ?? [],
      defaultFor: kind.defaultFor ?? [],
      filterable: kind.filterable ?? true,
      fullWidth: kind.fullWidth ?? false,
    },
  ]),
);

function matchesKind(
  { types, formats, traits: wanted = [], excludedTraits = [] }: Chosen,
  field: FieldDefinition,
  type: JsonType,
) {
  return (
    types.includes(type) &&
    (!formats || formats.includes(field.format ?? '')) &&
    wanted.every((trait) => hasTrait(field, trait)) &&
    !excludedTraits.some((trait) => hasTrait(field, trait))
  );
}

const getRank = ({ defaultFor }: FieldKind, field: FieldDefinition, type: JsonType): number =>
  Math.max(
    -1,
    ...defaultFor.filter((choice) => matchesKind(choice, field, type)).map(({ priority }) => RANKS.indexOf(priority)),
  );

/**
 * Returns the kind of widget that renders a field: the widget in its schema, or else the kind that matches best.
 * @param field with its references resolved
 * @throws Error for an unknown kind. Also throws if two kinds match equally well, because the result must not
 *   depend on the order of the kinds.
 * @example
 * getFieldKind('startDate', { type: 'string', format: 'date' }); // 'date'
 * getFieldKind('price', { type: 'number', 'x-ui': { currency: { code: 'SGD' } } }); // 'money'
 */
export function getFieldKind(
  name: string,
  field: FieldDefinition,
  kinds: Readonly<Record<string, FieldKind>> = FIELD_KINDS,
): string {
  const asked = field['x-ui']?.widget;
  if (asked?.startsWith('custom:')) return asked;
  if (asked !== undefined) {
    if (kinds[asked]) return asked;
    throw new Error(`The field "${name}" names the widget "${asked}"; there are ${Object.keys(kinds).join(', ')}`);
  }
  // A `$ref` that remains after resolution is recursive. Its target has unlimited depth, so only the JSON editor
  // can edit it.
  if (field.$ref !== undefined) return FALLBACK_FIELD_KIND;
  const type = getJsonTypes(field).find((one) => one !== 'null') ?? 'null';
  const ranked = Object.values(kinds).map((kind) => ({ kind, rank: getRank(kind, field, type) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const [first, rival] = ranked.filter(({ rank }) => rank === best);
  if (!first || best < 0) throw new Error(`No widget fits the field "${name}" (${type})`);
  if (rival) throw new Error(`The widgets "${first.kind.name}" and "${rival.kind.name}" fit "${name}" equally well`);
  return first.kind.name;
}

/** Returns the display format of a field: the format in its schema, or else the format of its kind. */
export function getDisplayFormat(field: FieldDefinition, kind: string): ColumnFormat {
  const { widget: _, ...ui } = field['x-ui'] ?? {};
  const natural = kind.startsWith('custom:') ? getFieldKind('', { ...field, 'x-ui': ui }) : kind;
  return ui.columnDefaults?.display ?? FIELD_KINDS[natural]?.display ?? 'text';
}
