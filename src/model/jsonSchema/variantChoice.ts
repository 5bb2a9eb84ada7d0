/** Creates the field with which users choose a variant. */
import { getCodeLabel, humanizeName } from '../humanizeName';
import { GENERATED_TITLES } from './generatedTitles';
import { findTellingField } from './otherValues';
import type { Branch, Discriminator } from './readBranches';
import { isObject, isSameSchema, omitKeywords, pickKeywords, type JsonSchema, type SchemaNode } from './schemaNode';
import { getJsonType, getListedValues } from './schemaValueTypes';
import type { VariantBranch } from './variantDefinition';

/** Up to this number of variants, the choice is made with radio buttons. */
const FEW = 3;

/** Returns the title of a code: that of its variant, but Yes or No for a variant that is called after a switch. */
const nameCode = (value: unknown, title: string): string =>
  typeof value === 'boolean' && title === humanizeName(String(value)) ? getCodeLabel(value) : title;

/**
 * Returns the schema of the field with the choice.
 * @param own the schema of the object for the field; undefined if only its variants describe it
 * @param described the variants, by the order of `branches`
 * @param discriminator undefined if the API has no field that tells the variants apart
 * @param flatten combines the schemas that describe a field
 */
export function createChoiceField(
  own: JsonSchema | undefined,
  described: readonly VariantBranch[],
  branches: readonly Branch[],
  discriminator: Discriminator | undefined,
  flatten: (schema: JsonSchema) => SchemaNode,
): SchemaNode {
  const choices = described.flatMap(({ values, title }): SchemaNode[] =>
    values.map((value) => ({
      const: value,
      ...(values.length > 1 || value === title ? {} : { title: nameCode(value, title) }),
    })),
  );
  if (!discriminator) {
    const telling = findTellingField(branches);
    // Beside a field that is called so, the choice has another title.
    const hasType = branches.some(({ node }) => node.properties?.has('type'));
    const general = hasType ? GENERATED_TITLES.variantKind : GENERATED_TITLES.variantChoice;
    const title = telling === undefined ? general : humanizeName(telling);
    return { title, type: 'string', oneOf: choices, 'x-ui': { widget: 'variant' } };
  }
  const { name } = discriminator;
  const [node, ...others] = own
    ? [flatten(own)]
    : (branches.map((branch) => flatten(branch.node.properties?.get(name) ?? true)) as [SchemaNode, ...SchemaNode[]]);
  // What one variant says of its own codes is no help for the choice.
  const isSame = (keyword: string): boolean => others.every((other) => isSameSchema(other[keyword], node[keyword]));
  const ui = isObject(node['x-ui']) ? node['x-ui'] : {};
  const isTitled = own !== undefined && node.oneOf !== undefined && getListedValues(node) !== undefined;
  const widget = ui['widget'] === undefined && choices.length <= FEW ? { widget: 'radio' } : {};
  return {
    ...(own === undefined
      ? pickKeywords(node, ['title', ...['description'].filter(isSame), 'x-ui'])
      : omitKeywords(node, ['enum', 'const'])),
    type: getJsonType(choices[0]!.const),
    oneOf: isTitled ? node.oneOf! : choices,
    'x-ui': { ...ui, ...widget },
  };
}
