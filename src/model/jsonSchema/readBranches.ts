/** Reads the members of a union as variants, and finds the property by whose value they differ. */
import type { SchemaFlattener } from './flattenSchema';
import { addCommonRequired } from './commonRequired';
import { mergeVariantFields } from './mergeVariantFields';
import type { ExpansionBudget } from './resolveReferences';
import {
  INTERNAL_KEYS,
  isObject,
  isSameSchema,
  type JsonSchema,
  type ReferenceTrail,
  type SchemaNode,
} from './schemaNode';
import { getListedValues, type SchemaTypeResolver } from './schemaValueTypes';
import { splitTypes } from './splitTypes';
import { addImpliedType, getUnsupportedSchemaReason } from './unsupportedSchemas';

export type Code = string | number | boolean;

export interface Branch {
  /** The schema of the variant. Fields of its own variants and rules are among its properties. */
  node: SchemaNode;
  /** The member of the union as it was written. */
  part: JsonSchema;
  /** Whether the variant is an object with fields. All other values are edited as a whole. */
  isObject: boolean;
  /** Whether the variant contains the object itself, or is too large to be described here. */
  isCut: boolean;
  /** Name of the definition that the member refers to. */
  refName?: string;
  /** The only texts that its fields may have. */
  constants: readonly string[];
}

export interface Discriminator {
  name: string;
  /** The codes of each variant. */
  codes: Code[][];
}

const SCALARS: readonly string[] = ['string', 'number', 'integer', 'boolean', 'null'];
/** The keywords of a union that says nothing else of its values. */
const UNION_KEYS: readonly string[] = ['oneOf', 'anyOf', 'title', 'description', ...INTERNAL_KEYS];

/** The maximum number of variants that users choose from. Longer unions describe whole languages. */
const MAX_BRANCHES = 60;

/** Returns the name of the definition to which a schema refers; undefined if it does not refer to one. */
export const getRefName = (part: JsonSchema): string | undefined => {
  const ref = typeof part === 'boolean' ? undefined : part.$ref;
  const [, name] = ref === undefined ? [] : (/[/#]([^/#]+)$/.exec(ref) ?? []);
  // The name of a bundled file is its address: `https:~1~1example.com~1tag.json`.
  const [last] = name === undefined ? [] : decodeURIComponent(name).split('~1').slice(-1);
  return last?.replace(/(?:\.schema)?(?:\.json)?$/, '');
};

/** Whether an object has fields, or none at all. One with free names has no inputs. */
const hasFields = ({ properties, additionalProperties, patternProperties }: SchemaNode): boolean =>
  (properties?.size ?? 0) > 0 || (additionalProperties === false && !patternProperties);

/** Whether users can enter a value of the variant in other inputs than a JSON editor. */
export const hasInputs = ({ node, isObject: hasOwn, isCut }: Branch): boolean =>
  hasOwn || (!isCut && getUnsupportedSchemaReason(node) === undefined);

/** Whether the variant accepts any value, so that it does not tell what the value is. */
export const isAnything = ({ node, isCut }: Branch): boolean =>
  !isCut && getUnsupportedSchemaReason(node) === 'anything';

/** Whether an object of the variant has no other fields than those that the variant names. */
export const isClosed = ({ node, isObject: hasOwn }: Branch): boolean =>
  hasOwn && node.additionalProperties === false && !node.patternProperties;

/** Whether an object of one variant cannot be one of the other: the one has no field that the other requires. */
const lacksFieldOf = (one: Branch, other: Branch): boolean =>
  isClosed(one) && (other.node.required ?? []).some((name) => !one.node.properties?.has(name));

/** Whether no object satisfies two of the variants. */
export const areBranchesExclusive = (branches: readonly Branch[]): boolean =>
  branches.every((branch, index) =>
    branches.slice(index + 1).every((other) => lacksFieldOf(branch, other) || lacksFieldOf(other, branch)),
  );

/**
 * Returns the variants with the fields that the object itself needs and only other variants describe: as these describe them,
 * unless a variant allows no fields of other names.
 */
export function describeNeededFields(branches: readonly Branch[], needed: readonly string[]): readonly Branch[] {
  const described = needed.flatMap((name): [string, JsonSchema][] => {
    const schemas = branches.map((branch) => (branch.isObject ? branch.node.properties?.get(name) : undefined));
    const schema = schemas.find((one) => one !== undefined && one !== false);
    return schema === undefined ? [] : [[name, schema]];
  });
  return branches.map((branch) => {
    const { node, isObject: hasOwn } = branch;
    const missing = described.filter(([name]) => !node.properties?.has(name));
    if (!hasOwn || isClosed(branch) || missing.length === 0) return branch;
    return { ...branch, node: { ...node, properties: new Map([...(node.properties ?? []), ...missing]) } };
  });
}

/** Returns whether the object may have further fields: only if one of the variants says so. */
export function getOtherProperties(branches: readonly Branch[]): JsonSchema | undefined {
  const stated = branches.map(({ node }) => node.additionalProperties);
  return (
    stated.find((one) => one !== undefined && one !== false) ??
    (stated.every((one) => one === false) ? false : undefined)
  );
}

export class BranchReader {
  readonly #flattening: SchemaFlattener;
  readonly #meant: SchemaTypeResolver;

  constructor(flattening: SchemaFlattener, meant: SchemaTypeResolver) {
    this.#flattening = flattening;
    this.#meant = meant;
  }

  isNull(part: JsonSchema): boolean {
    return this.#meant.of(part)?.join() === 'null';
  }

  /**
   * Replaces members that are unions themselves by their members, so that users choose once. A union of texts and numbers
   * has one input, and remains.
   */
  splice(parts: readonly JsonSchema[], trail: ReferenceTrail, budget: ExpansionBudget): JsonSchema[] {
    const members = parts.flatMap((part): JsonSchema[] => {
      const { node: flat, cut, isConflict, trail: inner } = this.#flattening.flatten(part, trail, budget);
      const node = splitTypes(flat);
      const inside = node.oneOf ?? node.anyOf;
      const isUnion =
        inside !== undefined &&
        !(node.oneOf && node.anyOf) &&
        Object.keys(node).every((key) => UNION_KEYS.includes(key));
      const types = this.#meant.of(part);
      // Switches have another input than texts and numbers.
      const isMixed = types?.includes('boolean') && types.some((type) => type !== 'boolean' && type !== 'null');
      const areScalars = types?.every((type) => SCALARS.includes(type) && !isMixed) ?? true;
      return cut || isConflict || !isUnion || areScalars ? [part] : this.splice(inside, inner, budget);
    });
    const isNew = (member: JsonSchema, index: number): boolean =>
      !members.slice(0, index).some((other) => isSameSchema(other, member));
    // A union and one inside of it may have a member in common.
    return members.length > parts.length ? members.filter(isNew) : members;
  }

  /** @returns undefined if the members are too many to choose from */
  read(parts: readonly JsonSchema[], trail: ReferenceTrail, budget: ExpansionBudget): Branch[] | undefined {
    if (parts.length < 2 || parts.length > MAX_BRANCHES) return undefined;
    return parts.map((part) => {
      const refName = getRefName(part);
      const flat = this.#flattening.flatten(part, trail, budget);
      const known = addImpliedType(flat.node);
      const isFields = !flat.cut && !flat.isConflict && known.type === 'object' && hasFields(known);
      const node = isFields ? this.#merge(known, flat.trail, budget) : known;
      return {
        node,
        part,
        isObject: isFields,
        isCut: flat.cut !== undefined,
        constants: isFields ? this.#listConstants(node, flat.trail, budget) : [],
        ...(refName === undefined ? {} : { refName }),
      };
    });
  }

  #merge(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode {
    const merged = mergeVariantFields(node, trail, this.#flattening, budget).node;
    return addCommonRequired(merged, trail, this.#flattening, budget);
  }

  /** Returns the only texts that fields of an object may have. References are followed for those that it requires. */
  #listConstants(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): string[] {
    const isRequired = (name: string): boolean => node.required?.includes(name) ?? false;
    return [...(node.properties ?? [])].flatMap(([name, schema]) => {
      const isHere = typeof schema === 'object' && schema.$ref === undefined;
      if (!isHere && !isRequired(name)) return [];
      const [value, ...others] = isHere ? (getListedValues(schema) ?? []) : this.#codes(node, name, trail, budget);
      return typeof value === 'string' && value !== '' && others.length === 0 ? [value] : [];
    });
  }

  /** Returns the codes that a variant allows for one of its properties. */
  #codes(node: SchemaNode, name: string, trail: ReferenceTrail, budget: ExpansionBudget): Code[] {
    const property = node.properties?.get(name);
    if (typeof property !== 'object') return [];
    const values = getListedValues(this.#flattening.flatten(property, trail, budget).node) ?? [];
    return values.every((value) => ['string', 'number', 'boolean'].includes(typeof value)) ? (values as Code[]) : [];
  }

  /**
   * Finds the property by whose value the variants differ.
   * @param stated `discriminator` of OpenAPI, which may name it
   */
  findDiscriminator(
    branches: readonly Branch[],
    stated: unknown,
    trail: ReferenceTrail,
    budget: ExpansionBudget,
  ): Discriminator | undefined {
    if (!branches.every((branch) => branch.isObject)) return undefined;
    const named = isObject(stated) && typeof stated['propertyName'] === 'string' ? stated['propertyName'] : undefined;
    const names = named === undefined ? [...(branches[0]!.node.properties?.keys() ?? [])] : [named];
    const found = names.flatMap((name): Discriminator[] => {
      const listed = branches.map(({ node }) => this.#codes(node, name, trail, budget));
      const codes = listed.map((own, index) =>
        own.length > 0 || name !== named ? own : getMappedCodes(branches[index]!, stated),
      );
      const all = codes.flat();
      return codes.every((own) => own.length > 0) && new Set(all).size === all.length ? [{ name, codes }] : [];
    });
    const isRequired = ({ name }: Discriminator): boolean =>
      branches.every(({ node }) => node.required?.includes(name) ?? false);
    const isSingle = ({ codes }: Discriminator): boolean => codes.every((own) => own.length === 1);
    return found.find((one) => isRequired(one) && isSingle(one)) ?? found.find(isSingle) ?? found[0];
  }
}

/** Returns the codes that OpenAPI's `discriminator` gives a variant: those of its mapping, or the name of its definition. */
function getMappedCodes({ refName }: Branch, stated: unknown): Code[] {
  if (refName === undefined) return [];
  const mapping = isObject(stated) && isObject(stated['mapping']) ? Object.entries(stated['mapping']) : [];
  const codes = mapping.flatMap(([code, target]) =>
    getRefName({ $ref: `/${String(target)}` }) === refName ? [code] : [],
  );
  return codes.length > 0 ? codes : [refName];
}
