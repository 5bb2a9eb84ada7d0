/**
 * Converts an object with free keys, such as the labels of a record or its servers by name, to a list of rows with a key
 * each. The serialization `map` writes the list as the object again.
 */
import { acceptsEmptyText } from './acceptsEmptyText';
import type { SchemaFlattener } from './flattenSchema';
import { humanizeName } from '../humanizeName';
import { GENERATED_TITLES } from './generatedTitles';
import {
  acceptsEmptyObject,
  countNeededEntries,
  getFurtherMapKinds,
  getMapKinds,
  isEmptyObject,
  isUnion,
  omitNames,
  type MapParts,
} from './mapParts';
import { KEPT_KEYWORDS, MAP_KEYWORDS, REPLACED_KEYWORDS, ROW_KEYWORDS } from './mapKeywords';
import { getRefName } from './readBranches';
import type { ExpansionBudget } from './resolveReferences';
import {
  INTERNAL_KEYS,
  isObject,
  isSameSchema,
  omitKeywords,
  pickKeywords,
  setSchemaReferenceTrail,
  toSchemaNode,
  type JsonSchema,
  type ReferenceTrail,
  type SchemaNode,
} from './schemaNode';
import { getListedValues } from './schemaValueTypes';
import {
  addImpliedType,
  getUnsupportedSchemaReason,
  hasExplicitWidget,
  isEditableArrayItem,
} from './unsupportedSchemas';
import { ALL_OTHER_KEYS, ENTRY_KEY, FURTHER_ENTRIES, getVariants, VARIANT_VALUE } from './variantDefinition';

/** Whether the value of an entry is one field of its row. */
const isWholeRow = ({ properties, anyOf = [] }: SchemaNode): boolean =>
  properties?.has(VARIANT_VALUE) ?? anyOf.some((row) => isWholeRow(toSchemaNode(row)));

const createKeyTest = (key: string): SchemaNode => ({
  type: 'object',
  properties: new Map([[ENTRY_KEY, { const: key }]]),
  required: [ENTRY_KEY],
});

export class MapReader {
  readonly #flattening: SchemaFlattener;

  constructor(flattening: SchemaFlattener) {
    this.#flattening = flattening;
  }

  /**
   * Returns the list of rows that stands for an object with free keys, for a list of lists or of such objects, or for one whose
   * first entries are other objects than all further ones.
   * @returns undefined for any other value
   */
  read(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode | undefined {
    if (isObject(node.items))
      return node.prefixItems ? this.#readTuple(node, trail, budget) : this.#readListOfValues(node, trail, budget);
    const types = [node.type ?? 'object'].flat();
    const isMap =
      types.every((type) => type === 'object' || type === 'null') &&
      !node.properties?.size &&
      // A list has one word for entries that it needs.
      (node.required ?? []).length <= 1 &&
      Object.keys(node).every((key) => REPLACED_KEYWORDS.includes(key) || KEPT_KEYWORDS.includes(key)) &&
      !hasExplicitWidget(node);
    const kinds = isMap ? getMapKinds(node) : undefined;
    const giveBack = budget.mark();
    const row = kinds && this.#readRows(kinds, trail, budget);
    // A value that is one field of the row counts where it is drawn.
    if (!row || isWholeRow(row)) giveBack();
    if (!row) return undefined;
    const { minProperties, maxProperties: maxItems, 'x-ui': written } = node;
    // The key that the object needs is an entry.
    const minItems = node.required?.length ? Math.max(1, Number(minProperties ?? 0)) : minProperties;
    const ui = isObject(written) ? written : {};
    const own = isObject(ui['rows']) ? ui['rows'] : {};
    return {
      ...omitKeywords(node, REPLACED_KEYWORDS),
      type: types.includes('null') ? ['array', 'null'] : 'array',
      items: row,
      ...(minItems === undefined ? {} : { minItems }),
      ...(maxItems === undefined ? {} : { maxItems }),
      ...(node.required?.length ? { contains: createKeyTest(node.required[0]!) } : {}),
      'x-ui': { ...ui, serialization: 'map', rows: { ...own, uniqueField: ENTRY_KEY } },
    };
  }

  /** Returns a list that says which objects stand at its first places as one of any of them and of all further ones. */
  #readTuple(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode | undefined {
    const parts = [...node.prefixItems!, node.items!];
    const areRows = budget.peek(() =>
      parts.every((part) => {
        const { node: row, cut, isConflict } = this.#flattening.flatten(part, trail, budget);
        return !cut && !isConflict && isEditableArrayItem(addImpliedType(row), node) && row.properties !== undefined;
      }),
    );
    const anyOf = parts.filter((part, index) => parts.findIndex((other) => isSameSchema(other, part)) === index);
    if (!areRows || hasExplicitWidget(node)) return undefined;
    return { ...omitKeywords(node, ['prefixItems', 'default']), items: anyOf.length > 1 ? { anyOf } : anyOf[0]! };
  }

  /** Returns a list of lists, or of objects with free keys, as a list of rows with one field each. */
  #readListOfValues(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode | undefined {
    const item = node.items!;
    if (hasExplicitWidget(node) || !budget.peek(() => this.#isListOrMap(item, trail, budget))) return undefined;
    const value: SchemaNode = { title: GENERATED_TITLES.variantValue, $trail: trail, ...toSchemaNode(item) };
    const ui = isObject(node['x-ui']) ? node['x-ui'] : {};
    const own = isObject(ui['rows']) ? ui['rows'] : {};
    return {
      ...omitKeywords(node, ['default', 'examples', 'contains']),
      items: { type: 'object', properties: new Map([[VARIANT_VALUE, value]]) },
      // An inner list may be empty.
      'x-ui': { ...ui, serialization: 'values', rows: { ...own, blankRows: 'validate' } },
    };
  }

  /** Whether a value has inputs only as a field: it is a list of values that have some, or an object with free keys. */
  #isListOrMap(value: JsonSchema, trail: ReferenceTrail, budget: ExpansionBudget): boolean {
    const flat = this.#flattening.flatten(value, trail, budget);
    if (flat.cut || flat.isConflict || this.#acceptsNull(flat.node, flat.trail, budget)) return false;
    const node = addImpliedType(flat.node);
    if (isUnion(node) || hasExplicitWidget(node)) return false;
    if (node.type === 'object') return !node.properties?.size && this.read(node, flat.trail, budget) !== undefined;
    if (node.type !== 'array' || node.prefixItems || !isObject(node.items)) return false;
    const inner = this.#flattening.flatten(node.items, flat.trail, budget);
    if (inner.cut || inner.isConflict) return false;
    const item = addImpliedType(inner.node);
    return isEditableArrayItem(item, node) || this.#isListOrMap(node.items, flat.trail, budget);
  }

  /**
   * Adds the list of rows that stands for the entries which an object has beside its fields.
   * @returns the same node if it has none, or only ones of any kind
   */
  addFurtherEntries(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode {
    // What an object with variants says of further keys may be that of one variant.
    const isPlain = node.properties?.size && !node.properties.has(FURTHER_ENTRIES) && !getVariants(node);
    const all = isPlain ? getFurtherMapKinds(pickKeywords(node, MAP_KEYWORDS)) : undefined;
    const kinds = all && omitNames(all, [...node.properties!.keys()]);
    const giveBack = budget.mark();
    const row = kinds && this.#readRows(kinds, trail, budget, true);
    if (!row || isWholeRow(row)) giveBack();
    if (!row) return node;
    const minItems = countNeededEntries(node);
    const list: SchemaNode = {
      ...pickKeywords(node, INTERNAL_KEYS),
      type: 'array',
      title: GENERATED_TITLES.furtherEntries,
      items: row,
      ...(minItems > 0 ? { minItems } : {}),
      'x-ui': { serialization: 'map', recordPath: ALL_OTHER_KEYS, rows: { uniqueField: ENTRY_KEY } },
    };
    return {
      // In the app, all entries together are one field, whose name is no key of the API.
      ...omitKeywords(node, ['minProperties', 'maxProperties', 'propertyNames']),
      properties: new Map([...node.properties!, [FURTHER_ENTRIES, list]]),
      ...(minItems > 0 ? { required: [...(node.required ?? []), FURTHER_ENTRIES] } : {}),
    };
  }

  /** Returns the row of an entry; for entries of several kinds, a union of the rows of each. */
  #readRows(
    kinds: readonly MapParts[],
    trail: ReferenceTrail,
    budget: ExpansionBudget,
    isFurther = false,
  ): SchemaNode | undefined {
    const read = (isWhole: boolean): (SchemaNode | undefined)[] =>
      kinds.map((kind) => this.#readRow(kind, trail, budget, { isFurther, isWhole, isOneOfSeveral: kinds.length > 1 }));
    const found = read(false);
    const [first, ...others] = found;
    if (others.length === 0 || first === undefined) return first;
    const rows = found.some((row) => row && isWholeRow(row)) ? read(true) : found;
    const anyOf = rows.flatMap((row, index) =>
      row ? [{ ...this.#getTitle(kinds[index]!, trail, budget), ...row }] : [],
    );
    return anyOf.length === rows.length ? { anyOf } : undefined;
  }

  #getTitle({ value }: MapParts, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode {
    const { title = getRefName(value) } = budget.peek(() => this.#flattening.flatten(value, trail, budget).node);
    return title === undefined ? {} : { title: humanizeName(String(title)) };
  }

  /**
   * @param options `isFurther`: the entries stand beside fields, and those of any value are then only kept. `isWhole`: the
   *   value is one field of the row. `isOneOfSeveral`: other keys have other values
   */
  #readRow(
    { key, value }: MapParts,
    trail: ReferenceTrail,
    budget: ExpansionBudget,
    { isFurther = false, isWhole = false, isOneOfSeveral = false },
  ): SchemaNode | undefined {
    const flat = this.#flattening.flatten(value, trail, budget);
    if (flat.cut || flat.isConflict) return undefined;
    const node = setSchemaReferenceTrail(addImpliedType(flat.node), flat.trail);
    const isNullable = this.#acceptsNull(node, flat.trail, budget);
    // The choice among several kinds of entries, or of codes, does not offer null.
    if (isNullable && (isOneOfSeveral || getListedValues(node)?.includes(null))) return undefined;
    const title = node.properties?.has('key') ? GENERATED_TITLES.entryName : GENERATED_TITLES.entryKey;
    const keyField: [string, SchemaNode] = [ENTRY_KEY, { title, minLength: 1, ...key, type: 'string' }];
    // The fields beside a key are an object, and never null.
    const isPart = !isWhole && !isNullable;
    if (
      isPart &&
      node.type === 'object' &&
      node.properties?.size &&
      Object.keys(node).every((one) => ROW_KEYWORDS.includes(one))
    ) {
      const { properties, required = [], additionalProperties } = node;
      return {
        type: 'object',
        properties: new Map([keyField, ...properties]),
        required: [ENTRY_KEY, ...required],
        ...(additionalProperties === undefined ? {} : { additionalProperties }),
      };
    }
    if (isPart && isEmptyObject(node))
      return { type: 'object', properties: new Map([keyField]), required: [ENTRY_KEY] };
    // A value without an input is edited as JSON beside its key.
    const isAny = !isUnion(node) && getUnsupportedSchemaReason(node) === 'anything';
    if (isAny && isFurther) return undefined;
    const whole: SchemaNode = { title: GENERATED_TITLES.variantValue, $trail: trail, ...toSchemaNode(value) };
    // An empty text is a value, too, and so are an empty object and null.
    const isOptional = isAny || isNullable || acceptsEmptyText(node) || acceptsEmptyObject(node);
    return {
      type: 'object',
      properties: new Map([keyField, [VARIANT_VALUE, whole]]),
      required: isOptional ? [ENTRY_KEY] : [ENTRY_KEY, VARIANT_VALUE],
    };
  }

  /** Whether a value may be null, which an input cannot tell from one that was left empty. */
  #acceptsNull({ type, oneOf = [], anyOf = [] }: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): boolean {
    const parts = [...oneOf, ...anyOf];
    const types = budget.peek(() => parts.map((part) => this.#flattening.flatten(part, trail, budget).node.type));
    return [type, ...types].flat().includes('null');
  }
}
