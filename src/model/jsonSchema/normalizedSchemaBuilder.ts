/**
 * Builds the normalized schema, starting with the record and expanding all fields of one depth before the fields below
 * them. If the limit for expanded references is reached, only deeply nested fields remain unexpanded.
 */
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import type { ValidationSchemaWriter } from './validationSchema';
import {
  hasRenderedSubschemas,
  isEditableArrayItem,
  hasExplicitWidget,
  hasJsonWidget,
  type UnsupportedSchemaReason,
  getUnsupportedSchemaReason,
  getDescriptiveKeywords,
  addImpliedType,
} from './unsupportedSchemas';
import type { ExpansionItem } from './expansionItem';
import type { FlatSchema, SchemaFlattener } from './flattenSchema';
import { addCommonRequired } from './commonRequired';
import { stateEmptyObject } from './mapParts';
import { mergeVariantFields } from './mergeVariantFields';
import type { SchemaLibrary } from './schemaLibrary';
import type { ForeignSchemaNotes } from './foreignSchemaLintNotes';
import type { ExpansionBudget } from './resolveReferences';
import {
  toSchemaNode,
  INTERNAL_KEYS,
  isObject,
  type Json,
  type SchemaNode,
  omitKeywords,
  pickKeywords,
  type JsonSchema,
  type ReferenceTrail,
} from './schemaNode';
import type { UnionSimplifier } from './simplifyUnions';
import type { MapReader } from './readMaps';
import type { VariantReader } from './readVariants';
import { listFieldsRequiredByVariants } from './variantDefinition';
import { replaceSharedTitle } from './replaceSharedTitle';
import { acceptsValue, toTypeKeyword, type SchemaTypeResolver } from './schemaValueTypes';

const RECORD = 'the record';

/** The keywords of a field that remain in the schema even if the JSON editor edits the field. */
const KEPT = ['type', 'title', 'description', 'default', 'readOnly', 'writeOnly', 'deprecated', 'errorMessage', 'x-ui'];
const ABOUT: readonly string[] = ['title', 'description', '$path', '$trail'];

export interface NormalizedSchemaBuilderParts {
  library: SchemaLibrary;
  flattening: SchemaFlattener;
  unions: UnionSimplifier;
  variants: VariantReader;
  /** Present if objects with free keys become lists of rows. */
  maps?: MapReader;
  /** Determines the type of a reference that remains unexpanded, if its schema requires one explicitly. */
  typeResolver: SchemaTypeResolver;
  checks: ValidationSchemaWriter;
  notes: ForeignSchemaNotes;
  /** Whether the titles of shared definitions are names of types, as in published schemas, and not those of fields. */
  areSharedTitlesTypes: boolean;
}

export class NormalizedSchemaBuilder {
  readonly #parts: NormalizedSchemaBuilderParts;
  readonly #budget: ExpansionBudget;
  readonly #open: ExpansionItem[] = [];
  #record: ExpansionItem | undefined;

  constructor(parts: NormalizedSchemaBuilderParts, budget: ExpansionBudget) {
    this.#parts = parts;
    this.#budget = budget;
  }

  /** @param trail the location of the record's schema if it is part of a file */
  draw(schema: JsonSchema, trail: ReferenceTrail): Json {
    const record: ExpansionItem = { schema: toSchemaNode(schema), trail, name: '', path: [], out: {} };
    this.#record = record;
    this.#drawRecord(record);
    while (this.#open.length > 0) for (const item of this.#open.splice(0)) this.#drawField(item);
    return record.out;
  }

  #flat({ schema, trail }: ExpansionItem): FlatSchema {
    return this.#parts.flattening.flatten(schema, trail, this.#budget);
  }

  #named(node: SchemaNode, { schema, list }: ExpansionItem): SchemaNode {
    return this.#parts.areSharedTitlesTypes && !list ? replaceSharedTitle(node, schema) : node;
  }

  #drawRecord(item: ExpansionItem): void {
    const flat = this.#flat(item);
    if (flat.isConflict) this.#parts.notes.add('conflict', item.path, RECORD);
    const node = addImpliedType(this.#gathered(flat.node, flat.trail, item));
    if (Object.keys(node).every((keyword) => ABOUT.includes(keyword))) {
      // Without any other keyword, the file only contains definitions for other files, so it needs no properties.
      this.#write(node, flat.trail, item);
      return;
    }
    const types = node.type === undefined ? ['object'] : [node.type].flat();
    const isRecord = types.includes('object');
    this.#write({ ...node, ...(isRecord ? { type: 'object' } : {}) }, flat.trail, item);
    if (!isRecord || !node.properties?.size) this.#parts.notes.add('bare', item.path, '');
    item.out['properties'] ??= {};
  }

  #gathered(node: SchemaNode, trail: ReferenceTrail, item: ExpansionItem): SchemaNode {
    const varied = this.#readVariants(node, trail, item) ?? node;
    const gathered = mergeVariantFields(varied, trail, this.#parts.flattening, this.#budget);
    if (gathered.fromVariants) this.#parts.notes.add('variants', node.$path ?? item.path, item.name || RECORD);
    return addCommonRequired(gathered.node, trail, this.#parts.flattening, this.#budget);
  }

  #readVariants(node: SchemaNode, trail: ReferenceTrail, item: ExpansionItem): SchemaNode | undefined {
    if (hasExplicitWidget(node)) return undefined;
    return this.#parts.variants.read(node, {
      trail,
      budget: this.#budget,
      isOptional: item.isOptional ?? false,
      isRecord: item === this.#record,
    });
  }

  #drawField(item: ExpansionItem): void {
    const giveBack = this.#budget.mark();
    const flat = this.#flat(item);
    const at = { ...item, path: flat.node.$path ?? item.path };
    if (flat.cut) {
      this.#keepReference(flat, at);
      return;
    }
    const { trail } = flat;
    const { node: read, reason } = this.#read(flat, at);
    const node = stateEmptyObject(this.#named(read, item), item.isOptional);
    const isSure = hasExplicitWidget(node);
    const why = isSure ? undefined : (reason ?? getUnsupportedSchemaReason(node));
    const { list } = item;
    const isKept = list === undefined || hasExplicitWidget(list.schema) || isSure;
    const isOdd = !isKept && (why ?? !isEditableArrayItem(node, list.schema));
    // The whole value is one text then, in which no input chooses among the members of a union.
    if (!why && !isOdd && !hasJsonWidget(node)) return this.#write(node, trail, at);
    giveBack();
    this.#check(node, at);
    this.#byEditor(isOdd ? list! : at, why ?? 'list');
  }

  #read(flat: FlatSchema, item: ExpansionItem): { node: SchemaNode; reason?: UnsupportedSchemaReason } {
    const { unions, maps } = this.#parts;
    if (flat.isConflict) return { node: flat.node, reason: 'conflict' };
    if (hasRenderedSubschemas(flat.node)) {
      const { size = 0 } = flat.node.properties ?? {};
      const rows = item.list || size > 0 ? undefined : maps?.read(flat.node, flat.trail, this.#budget);
      if (rows) return { node: this.#fitted(rows, item) };
      return {
        node: this.#fitted(addImpliedType(size > 0 ? this.#gathered(flat.node, flat.trail, item) : flat.node), item),
      };
    }
    const read = unions.read(flat.node, flat.trail, this.#budget);
    const other =
      (item.list ? undefined : maps?.read(read.node, flat.trail, this.#budget)) ??
      (read.reason && this.#readVariants(flat.node, flat.trail, item));
    if (other) return { node: this.#fitted(other, item) };
    // After simplification, a union of one schema and `null` can be an object that contains variants itself.
    const node = (read.node.properties?.size ?? 0) > 0 ? this.#gathered(read.node, flat.trail, item) : read.node;
    return { ...read, node: this.#fitted(addImpliedType(node), item) };
  }

  /** Removes the default of a field if it is not a valid value of this field. */
  #fitted(node: SchemaNode, item: ExpansionItem): SchemaNode {
    if (node['default'] === undefined || acceptsValue(node, node['default'])) return node;
    this.#parts.notes.add('default', item.path, item.name);
    return omitKeywords(node, ['default']);
  }

  /**
   * Writes a schema that is only validated and not rendered. Its references remain unexpanded, but its resolved
   * type and texts are added.
   */
  #check(node: SchemaNode, { schema, trail, out }: ExpansionItem): void {
    const { checks } = this.#parts;
    const { default: _, ...copy } = checks.copy(schema, trail) as Json;
    Object.assign(out, copy, checks.words(pickKeywords(node, KEPT), trail));
  }

  #keepReference({ node, trail, cut }: FlatSchema, item: ExpansionItem): void {
    const { library, checks, typeResolver } = this.#parts;
    const { key, reason } = cut!;
    const known = typeResolver.of(node);
    Object.assign(
      item.out,
      { $ref: checks.refTo(key), ...(known?.length ? { type: toTypeKeyword(known) } : {}) },
      checks.words(this.#named(getDescriptiveKeywords(toSchemaNode(library.at(key))), item), trail),
      checks.words(node, trail),
    );
    this.#byEditor(item.list ?? item, reason);
  }

  #byEditor({ out, name, path }: ExpansionItem, reason: UnsupportedSchemaReason): void {
    const ui = isObject(out['x-ui']) ? out['x-ui'] : {};
    if (ui['widget'] !== undefined) return;
    out['x-ui'] = { ...ui, widget: FALLBACK_FIELD_KIND };
    this.#parts.notes.add(reason, path, name);
  }

  #write(given: SchemaNode, trail: ReferenceTrail, item: ExpansionItem): void {
    const { checks, notes, maps } = this.#parts;
    const node = maps?.addFurtherEntries(given, trail, this.#budget) ?? given;
    const isList = item !== this.#record && !node.prefixItems && isObject(node.items);
    for (const [keyword, value] of Object.entries(omitKeywords(node, ['$ref', ...INTERNAL_KEYS]))) {
      if (keyword === 'properties') item.out[keyword] = this.#fields(node, trail, item);
      else if (keyword === 'items' && isList)
        item.out[keyword] = this.#next(value as SchemaNode, trail, item, item.name, {
          list: { ...item, schema: node },
        });
      else item.out[keyword] = checks.word(keyword, value, trail);
    }
    const { properties, additionalProperties: others = false, patternProperties } = node;
    if (properties?.size && (others !== false || patternProperties?.size)) {
      notes.add('others', node.$path ?? item.path, item.name || RECORD);
    }
  }

  #fields(node: SchemaNode, trail: ReferenceTrail, item: ExpansionItem): Json {
    const needed = [...(node.required ?? []), ...listFieldsRequiredByVariants(node)];
    const entries = [...node.properties!].map(([name, part]): [string, unknown] => {
      if (this.#parts.flattening.isImpossible(part)) return [name, false];
      const path = item.name ? `${item.name}.${name}` : name;
      return [name, this.#next(toSchemaNode(part), trail, item, path, { isOptional: !needed.includes(name) })];
    });
    return Object.fromEntries(entries);
  }

  #next(
    schema: SchemaNode,
    trail: ReferenceTrail,
    { path }: ExpansionItem,
    name: string,
    place: Pick<ExpansionItem, 'list' | 'isOptional'>,
  ): Json {
    const out: Json = {};
    this.#open.push({ schema, trail, name, path, out, ...place });
    return out;
  }
}
