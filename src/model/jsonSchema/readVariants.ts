/**
 * Converts a union of objects (`oneOf`, `anyOf`) to one object: a field with the choice of a variant, the fields of all
 * variants, and rules that forbid the fields of the variants that are not chosen. Forms, validation, requests and
 * views then treat variants like any other rule.
 */
import { acceptsEmptyText } from './acceptsEmptyText';
import type { SchemaFlattener } from './flattenSchema';
import { ConditionalVariantReader } from './conditionalVariants';
import { getBranchTitles } from './branchTitles';
import {
  areBranchesExclusive,
  describeNeededFields,
  getOtherProperties,
  hasInputs,
  isClosed,
  isAnything,
  type Branch,
  type BranchReader,
  type Discriminator,
} from './readBranches';
import { splitExclusiveFields } from './exclusiveFields';
import { GENERATED_TITLES } from './generatedTitles';
import type { ExpansionBudget } from './resolveReferences';
import { omitKeywords, toSchemaNode, type JsonSchema, type ReferenceTrail, type SchemaNode } from './schemaNode';
import { getListedValues } from './schemaValueTypes';
import { splitTypes } from './splitTypes';
import { typeOtherFields } from './otherValues';
import { createChoiceField } from './variantChoice';
import { combineFields, type BranchField, type CombinedField } from './variantFields';
import {
  createVariantRule,
  describeExcludedFields,
  describeUnstatedVariant,
  listUnstatedVariants,
} from './variantRules';
import { VARIANT_CHOICE, VARIANT_VALUE, VARIANTS_KEYWORD, type VariantBranch } from './variantDefinition';

type Keyword = 'oneOf' | 'anyOf';

export interface VariantContext {
  trail: ReferenceTrail;
  budget: ExpansionBudget;
  /** Whether the object may be absent. Users can then also clear the choice. */
  isOptional: boolean;
  /** Whether the object is the record, whose fields are columns of one list. */
  isRecord?: boolean;
}

/** An empty text is a value, too. */
const listRequiredOfValue = (node: SchemaNode): string[] => (acceptsEmptyText(node) ? [] : [VARIANT_VALUE]);

export class VariantReader {
  readonly #branches: BranchReader;
  readonly #flattening: SchemaFlattener;
  readonly #conditions: ConditionalVariantReader;

  constructor(branches: BranchReader, flattening: SchemaFlattener) {
    this.#branches = branches;
    this.#flattening = flattening;
    this.#conditions = new ConditionalVariantReader(flattening);
  }

  /**
   * Converts the union of a node, or rules that stand for one.
   * @returns undefined if the node has no union, or one from which users cannot choose
   */
  read(node: SchemaNode, context: VariantContext): SchemaNode | undefined {
    const { trail, budget } = context;
    const union = splitTypes(budget.peek(() => this.#conditions.convert(node, trail, budget)));
    const exclusive = splitExclusiveFields(union, context.isRecord);
    return (
      (exclusive && this.#read('oneOf', exclusive, context, true)) ??
      this.#read('oneOf', union, context) ??
      this.#read('anyOf', union, context)
    );
  }

  /** @param areOwn whether the object itself has the fields of its variants, also if it allows no others */
  #read(keyword: Keyword, node: SchemaNode, context: VariantContext, areOwn = false): SchemaNode | undefined {
    const { trail, budget, isRecord = false } = context;
    const written = node[keyword] ?? [];
    const parts = budget.peek(() => this.#branches.splice(written, trail, budget)).filter((part) => part !== false);
    const others = parts.filter((part) => !this.#branches.isNull(part));
    const branches = this.#branches.read(others, trail, budget);
    if (!branches || !branches.some(hasInputs) || branches.some(isAnything)) return undefined;
    const known = node.properties ?? new Map<string, JsonSchema>();
    const hasOwn = known.size > 0;
    if ((isRecord || hasOwn) && !branches.every(({ isObject: hasFields }) => hasFields)) return undefined;
    const discriminator = budget.peek(() =>
      this.#branches.findDiscriminator(branches, node['$discriminator'], trail, budget),
    );
    const adds = branches.some((branch) =>
      [...(branch.node.properties?.keys() ?? [])].some((name) => !known.has(name)),
    );
    // An object that allows no other fields has none that only its variants describe.
    if (adds && !areOwn && node.additionalProperties === false && hasOwn && !node.patternProperties) return undefined;
    // Beside own fields, several members of `anyOf` may apply at once, unless they exclude each other. Members that add
    // no fields are a choice if each allows others of the object's fields.
    const isChoice =
      discriminator !== undefined ||
      (adds && keyword === 'oneOf') ||
      ((adds || branches.every(isClosed)) && areBranchesExclusive(branches));
    if (hasOwn && !isChoice) return undefined;
    const rest = omitKeywords(node, [keyword, 'unevaluatedProperties', '$discriminator']);
    const takesNull = others.length < parts.length;
    const described = describeNeededFields(
      branches,
      (node.required ?? []).filter((name) => !known.has(name)),
    );
    const titles = getBranchTitles(branches, discriminator);
    const union = budget.peek(() => this.#combine(rest, described, titles, discriminator, takesNull, context));
    // Rules are schemas, too. Those of the record are written once, and those of plain values are few.
    if (!isRecord && branches.some((one) => one.isObject)) budget.take(branches.length + union.properties!.size);
    return union;
  }

  #fields(branches: readonly Branch[], discriminator: Discriminator | undefined, context: VariantContext) {
    const fields = new Map<string, BranchField[]>();
    const add = (name: string, branch: number, schema: JsonSchema): void => {
      const { node } = this.#flattening.flatten(schema, context.trail, context.budget);
      fields.set(name, [...(fields.get(name) ?? []), { branch, schema, node }]);
    };
    for (const [index, { node, part, isObject: hasFields }] of branches.entries()) {
      if (!hasFields)
        add(VARIANT_VALUE, index, {
          title: GENERATED_TITLES.variantValue,
          $trail: context.trail,
          // A list that is one of several kinds of a value may be empty.
          ...([node.type].flat().includes('array') && node.minItems === undefined ? { minItems: 0 } : {}),
          ...toSchemaNode(part),
        });
      for (const [name, schema] of hasFields ? (node.properties ?? []) : [])
        if (schema !== false && name !== discriminator?.name) add(name, index, schema);
    }
    return fields;
  }

  #combine(
    rest: SchemaNode,
    branches: readonly Branch[],
    titles: readonly string[],
    discriminator: Discriminator | undefined,
    takesNull: boolean,
    context: VariantContext,
  ): SchemaNode {
    const known = rest.properties ?? new Map<string, JsonSchema>();
    const choice = discriminator?.name ?? VARIANT_CHOICE;
    const byName = typeOtherFields(this.#fields(branches, discriminator, context));
    const isFree = (name: string): boolean => !known.has(name) && !byName.has(name);
    const getTitlesOf = (numbers: number[]): string[] => (context.isRecord ? numbers.map((one) => titles[one]!) : []);
    const combined = [...byName]
      .filter(([name]) => !known.has(name))
      .flatMap(([name, fields]) =>
        combineFields(name, fields, isFree, getTitlesOf).map((field) => [name, field] as const),
      );
    // What the object itself requires is required of each variant that describes it.
    const moved = (rest.required ?? []).filter((name) => !known.has(name) && byName.has(name));
    const isNullable = takesNull || [rest.type].flat().includes('null');
    // No choice means null there.
    const isRequired = !isNullable && this.#isChoiceRequired(rest, branches, discriminator, context);
    // Where the object itself requires the choice, nothing is asked for before it is made.
    const unstated = listUnstatedVariants(branches, isRequired ? undefined : discriminator);
    const described = branches.map(({ node, isObject: hasFields }, index): VariantBranch => ({
      values: discriminator?.codes[index] ?? [titles[index]!],
      title: titles[index]!,
      names: combined.flatMap(([name, field]): [string, string][] =>
        field.branches.includes(index) ? [[name, field.name]] : [],
      ),
      required: hasFields
        ? [
            ...(node.required ?? []).filter((name) => known.has(name) || byName.has(name) || name === choice),
            ...moved.filter((name) => !node.required?.includes(name) && node.properties?.has(name)),
          ]
        : listRequiredOfValue(node),
      ...this.#constants(combined, index, context),
      ...(hasFields ? describeExcludedFields(branches[index]!, known, choice) : { isValue: true }),
      ...(unstated.join() === String(index) ? { isUnstated: true } : {}),
    }));
    const fields = combined.map(([, field]) => field);
    const rules = branches.map((branch, index) =>
      createVariantRule(choice, branch, described[index]!, index, fields, known),
    );
    const [only, ...more] = unstated;
    const noChoice = {
      if: { required: [choice] },
      else:
        only !== undefined && more.length === 0
          ? rules[only]!.then
          : describeUnstatedVariant(branches, unstated, combined),
    };
    const closed = rest.additionalProperties ?? getOtherProperties(branches);
    return {
      ...rest,
      type: isNullable ? ['object', 'null'] : 'object',
      ...(closed === undefined ? {} : { additionalProperties: closed }),
      properties: new Map([
        ...known,
        [
          choice,
          createChoiceField(
            known.get(choice),
            described,
            branches,
            discriminator,
            (part) => this.#flattening.flatten(part, context.trail, context.budget).node,
          ),
        ],
        ...fields.map((field): [string, JsonSchema] => [field.name, field.schema]),
      ]),
      required: [
        ...(rest.required ?? []).filter((name) => name !== choice && !moved.includes(name)),
        ...(isRequired ? [choice] : []),
      ],
      allOf: [...(rest.allOf ?? []), ...rules, noChoice],
      [VARIANTS_KEYWORD]: { choice, ...(discriminator ? {} : { isVirtual: true }), branches: described },
    };
  }

  /** Returns the values that a variant allows for the fields that others have with other values. */
  #constants(
    combined: readonly (readonly [string, CombinedField])[],
    index: number,
    { trail, budget }: VariantContext,
  ): Pick<VariantBranch, 'constants'> {
    const entries = combined.flatMap(([name, { narrowed }]): [string, unknown[]][] => {
      const schema = narrowed.get(index);
      const values = schema && getListedValues(this.#flattening.flatten(schema, trail, budget).node);
      return values ? [[name, values]] : [];
    });
    return entries.length > 0 ? { constants: Object.fromEntries(entries) } : {};
  }

  #isChoiceRequired(
    rest: SchemaNode,
    branches: readonly Branch[],
    discriminator: Discriminator | undefined,
    { isOptional }: VariantContext,
  ): boolean {
    const others = [...(rest.properties?.keys() ?? [])].filter((name) => name !== discriminator?.name);
    if (isOptional && others.length === 0) return false;
    if (!discriminator || rest.required?.includes(discriminator.name)) return true;
    return branches.every(({ node }) => node.required?.includes(discriminator.name) ?? false);
  }
}
