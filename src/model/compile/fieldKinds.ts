/**
 * The kinds of fields as `schema/meta` states them: what each can draw, when it is taken by itself and
 * how its value reads. Compiler and lint ask here, so that they cannot differ.
 */
import fieldMeta from '../../../schema/meta/v2/field.schema.json';
import type { ColumnFormat, FieldDefinition, JsonType } from '../schemaLanguage/definition';
import { hasTrait, getJsonTypes } from './fieldTraits';

/** How well a kind fits a field, the weakest first: a closed list of choices says more than a type or a format. */
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
  /** Whether a list can be filtered by it. */
  filterable: boolean;
  /** It has fields or lines of its own, and needs the whole width. */
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

/** The kind for values that no other kind supports: they are edited as JSON. */
export const FALLBACK_KIND = 'json';

function fits(
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
  Math.max(-1, ...defaultFor.filter((way) => fits(way, field, type)).map(({ priority }) => RANKS.indexOf(priority)));

/**
 * The widget kind of a field: as its schema says, otherwise the best match.
 * @param field with its references resolved
 * @throws Error for an unknown name, and for two that fit equally well: their order in a list must not decide what a
 * user sees
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
  // What a reference recurs to has no end, and no type of its own.
  if (field.$ref !== undefined) return FALLBACK_KIND;
  const type = getJsonTypes(field).find((one) => one !== 'null') ?? 'null';
  const ranked = Object.values(kinds).map((kind) => ({ kind, rank: getRank(kind, field, type) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const [first, rival] = ranked.filter(({ rank }) => rank === best);
  if (!first || best < 0) throw new Error(`No widget fits the field "${name}" (${type})`);
  if (rival) throw new Error(`The widgets "${first.kind.name}" and "${rival.kind.name}" fit "${name}" equally well`);
  return first.kind.name;
}

/** How the value of a field reads: as its schema says, else as its kind does. */
export function getDisplayFormat(field: FieldDefinition, kind: string): ColumnFormat {
  const { widget: _, ...ui } = field['x-ui'] ?? {};
  const natural = kind.startsWith('custom:') ? getFieldKind('', { ...field, 'x-ui': ui }) : kind;
  return ui.column?.display ?? FIELD_KINDS[natural]?.display ?? 'text';
}
