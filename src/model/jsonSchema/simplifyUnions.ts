/**
 * Converts `anyOf` and `oneOf` to a form that a single input can render. This is possible for a union of one schema
 * and `null`, of options, or of texts and numbers. All other unions remain and are only validated.
 */
import type { FieldDefinition } from '../schemaLanguage/definition';
import { MOMENT_FORMATS, splitTypes } from './splitTypes';
import { addImpliedType } from './unsupportedSchemas';
import type { SchemaFlattener } from './flattenSchema';
import { intersectSchemas } from './intersectSchemas';
import { makeNullable } from './legacyKeywords';
import type { ExpansionBudget } from './resolveReferences';
import {
  type JsonType,
  type SchemaNode,
  omitKeywords,
  pickKeywords,
  type JsonSchema,
  type ReferenceTrail,
} from './schemaNode';
import {
  intersectTypes,
  toTypeKeyword,
  type SchemaTypeResolver,
  getJsonType,
  getListedValues,
} from './schemaValueTypes';

type UnionReason = 'union' | 'mixed' | 'recursive' | 'large';

export interface SimplifiedUnion {
  node: SchemaNode;
  /** The reason why no input can render the union; absent if an input can. */
  reason?: UnionReason;
}

type Keyword = 'anyOf' | 'oneOf';

const TEXTS = [
  'title',
  'description',
  'default',
  '$path',
  '$trail',
  'x-ui',
  'errorMessage',
  'readOnly',
  'writeOnly',
  'deprecated',
];
const LISTING = ['type', 'const', 'enum'];
/** Keywords that can reject `null` even if `type` allows it. */
const DEMANDS = ['anyOf', 'oneOf', 'not'];
const SCALARS: readonly JsonType[] = ['string', 'number', 'integer', 'boolean'];

const isScalar = (types: JsonType[] | undefined): boolean =>
  types !== undefined && types.length > 0 && types.every((type) => SCALARS.includes(type));

const only = (node: SchemaNode, keywords: readonly string[]): boolean =>
  Object.keys(node).every((keyword) => keywords.includes(keyword));

/** What an option says of its value. */
const CHOICE_TEXTS = ['title', 'description'];

/** Whether a schema is a single option, with a value and possibly texts. */
const isChoice = (part: JsonSchema): boolean =>
  typeof part !== 'boolean' &&
  only(part, ['const', ...CHOICE_TEXTS, '$path', '$trail']) &&
  isScalar([getJsonType(part.const)]);

/**
 * Sorts types so that strings come first and determine the input: a text input also accepts numbers, but a number
 * input does not accept text.
 */
const sortTypes = (types: Iterable<JsonType>): JsonType[] =>
  [...new Set(types)].sort((one, other) => SCALARS.indexOf(one) - SCALARS.indexOf(other));

/** Converts options with titles to `enum`, because `null` can only be added to `enum`. The titles are lost. */
function toEnum(node: SchemaNode): SchemaNode {
  if (!('const' in node) && !node.oneOf?.every(isChoice)) return node;
  return { ...omitKeywords(node, ['const', 'oneOf']), enum: getListedValues(node)! };
}

/** Returns the choices of a union whose other members allow further texts, as suggestions of its input. */
function getSuggestions(members: readonly SchemaNode[], rest: SchemaNode): SchemaNode {
  const ui = (rest['x-ui'] ?? {}) as NonNullable<FieldDefinition['x-ui']>;
  const texts = members.flatMap((member) => (getListedValues(member) ?? []).map(String)).filter((text) => text !== '');
  const isChosen = ui.widget ?? ui.options ?? ui.suggestionOptions ?? ui.suggestedTexts;
  if (texts.length === 0 || isChosen !== undefined) return {};
  return { 'x-ui': { ...ui, suggestedTexts: [...new Set(texts)] } };
}

export class UnionSimplifier {
  readonly #flattening: SchemaFlattener;
  readonly #meant: SchemaTypeResolver;
  readonly #stated: SchemaTypeResolver;

  constructor(flattening: SchemaFlattener, typeResolver: SchemaTypeResolver, stated: SchemaTypeResolver) {
    this.#flattening = flattening;
    this.#meant = typeResolver;
    this.#stated = stated;
  }

  read(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SimplifiedUnion {
    if (splitTypes(node) !== node) return { node, reason: 'union' };
    const first = this.#readOne('oneOf', node, trail, budget);
    if (first.reason) return first;
    return this.#readOne('anyOf', first.node, trail, budget);
  }

  #readOne(keyword: Keyword, node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SimplifiedUnion {
    const parts = this.#spliced(keyword, node[keyword] ?? []).filter((part) => part !== false);
    const rest = omitKeywords(node, [keyword]);
    if (parts.length === 0) return { node };
    if (parts.every(isChoice)) return { node: { ...rest, oneOf: parts } };
    const around = rest.type === undefined ? undefined : [rest.type].flat();
    const kinds = parts.map((part) => ({ part, types: intersectTypes(around, this.#meant.of(part)) }));
    const others = kinds.filter(({ types }) => types?.join() !== 'null');
    const sure = this.#stated.of(node);
    const left: SimplifiedUnion = {
      node: { ...node, ...(sure?.length ? { type: toTypeKeyword(sure) } : {}) },
      reason: 'union',
    };
    const isOne = others.length === 1;
    if (!isOne && !others.every(({ types }) => isScalar(types))) return left;
    const flats = others.map(({ part }) => this.#flattening.flatten(part, trail, budget));
    const cut = flats.find((flat) => flat.cut)?.cut;
    if (cut || flats.some((flat) => flat.isConflict)) return { ...left, reason: cut?.reason ?? 'union' };
    const nodes = flats.map((flat) => flat.node);
    const takesNull = others.length < parts.length;
    if (isOne) return this.#single(rest, nodes[0]!, takesNull, trail, budget) ?? left;
    return this.#scalars(nodes, node, keyword, sortTypes(others.flatMap(({ types }) => types!)), takesNull);
  }

  /** Replaces nested unions with their members. */
  #spliced(keyword: Keyword, parts: JsonSchema[]): JsonSchema[] {
    return parts.flatMap((part) => {
      if (typeof part === 'boolean' || !only(part, [keyword, ...TEXTS])) return [part];
      return part[keyword] ? this.#spliced(keyword, part[keyword]) : [part];
    });
  }

  /**
   * Converts a union with one member besides `null`, by merging the member with the keywords next to the union.
   * @returns undefined if a single schema cannot express both
   */
  #single(
    rest: SchemaNode,
    part: SchemaNode,
    takesNull: boolean,
    trail: ReferenceTrail,
    budget: ExpansionBudget,
  ): SimplifiedUnion | undefined {
    const types = [rest.type ?? []].flat().filter((type) => type !== 'null');
    const {
      node,
      rest: others,
      isConflict,
    } = intersectSchemas(types.length > 0 ? { ...rest, type: toTypeKeyword(types) } : rest, part);
    if (isConflict || others.length > 0) return undefined;
    const read = this.read(node, trail, budget);
    if (!takesNull) return read;
    const parentNode = addImpliedType(toEnum(read.node));
    const isDemanding = DEMANDS.some((keyword) => parentNode[keyword] !== undefined);
    return parentNode.type === undefined || isDemanding ? undefined : { ...read, node: makeNullable(parentNode) };
  }

  /**
   * Converts a union of options, or of texts and numbers. If their limits cannot be merged, the union remains for
   * validation.
   */
  #scalars(
    nodes: SchemaNode[],
    node: SchemaNode,
    keyword: Keyword,
    types: JsonType[],
    takesNull: boolean,
  ): SimplifiedUnion {
    const rest = omitKeywords(node, [keyword]);
    const all = toTypeKeyword(takesNull ? [...types, 'null'] : types);
    const choices = this.#choices(nodes, takesNull);
    if (choices) return { node: { ...rest, ...choices, type: all } };
    // The input of a moment takes no number, as that of a switch takes no text.
    const isMoment = nodes.some(({ format }) => MOMENT_FORMATS.includes(format));
    if (types.length > 1 && (types.includes('boolean') || isMoment))
      return { node: { ...node, type: all }, reason: 'mixed' };
    const suggestions = types.join() === 'string' ? getSuggestions(nodes, rest) : {};
    return { node: { ...(this.#merged(nodes, rest) ?? node), ...suggestions, type: all } };
  }

  #choices(nodes: SchemaNode[], takesNull: boolean): SchemaNode | undefined {
    if (!nodes.every((node) => getListedValues(node) && only(node, [...LISTING, ...TEXTS, 'oneOf']))) return undefined;
    const choices = nodes.flatMap((node): SchemaNode[] => {
      if (node.oneOf) return node.oneOf as SchemaNode[];
      const [value, ...others] = getListedValues(node)!;
      if (others.length > 0) return node.enum!.map((one) => ({ const: one }));
      return [{ const: value, ...pickKeywords(node, CHOICE_TEXTS) }];
    });
    const values = [...new Map(choices.map((choice) => [choice.const, choice])).values()];
    const hasTexts = values.some((choice) => CHOICE_TEXTS.some((key) => choice[key] !== undefined));
    if (hasTexts && !takesNull) return { oneOf: values };
    return { enum: [...values.map((choice) => choice.const), ...(takesNull ? [null] : [])] };
  }

  /**
   * Merges texts and numbers into one node. This is possible because limits of texts do not affect numbers, and
   * vice versa.
   */
  #merged(nodes: SchemaNode[], rest: SchemaNode): SchemaNode | undefined {
    const seen = nodes.flatMap((node) => [node.type ?? []].flat());
    const isDistinct = new Set(seen).size === seen.length && !(seen.includes('integer') && seen.includes('number'));
    const isPlain = nodes.every(
      (node) =>
        node.type !== undefined && !getListedValues(node) && [...DEMANDS, 'allOf', 'if'].every((key) => !node[key]),
    );
    if (!isDistinct || !isPlain) return undefined;
    const limits = nodes.map((node) => omitKeywords(node, [...TEXTS, 'type']));
    const keywords = limits.flatMap((limit) => Object.keys(limit));
    if (new Set(keywords).size !== keywords.length || keywords.some((keyword) => rest[keyword] !== undefined)) {
      return undefined;
    }
    return { ...rest, ...Object.assign({}, ...limits) };
  }
}
