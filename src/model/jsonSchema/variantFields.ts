/**
 * Brings the fields of all variants together in one object. Variants may use one name for different fields: then each
 * of these fields has a name of its own in the object.
 */
import { humanizeName } from '../humanizeName';
import { isSameSchema, omitKeywords, pickKeywords, toSchemaNode, type JsonSchema, type SchemaNode } from './schemaNode';
import { getListedValues } from './schemaValueTypes';
import { VARIANT_VALUE } from './variantDefinition';

/** A field of one variant. `node` is its schema with its references resolved. */
export interface BranchField {
  branch: number;
  schema: JsonSchema;
  node: SchemaNode;
}

export interface CombinedField {
  /** The name of the field in the object. */
  name: string;
  schema: JsonSchema;
  /** The variants that have the field. */
  branches: number[];
  /** What single variants say of the field, if the schema of the object does not say it. */
  narrowed: ReadonlyMap<number, JsonSchema>;
}

const SCALARS: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];
const TEXTS = ['title', 'description', 'deprecated'];
const UNIONS = ['anyOf', 'oneOf', 'allOf', 'not', 'if'];
/** Marks a schema that does not restrict values: the variants do. */
const DRAWN = { 'x-drawn': true };

const omitTexts = (node: SchemaNode): SchemaNode => omitKeywords(node, TEXTS);

const haveSame = (nodes: readonly SchemaNode[], keyword: string): boolean =>
  nodes.every((node) => isSameSchema(node[keyword], nodes[0]![keyword]));

/** Returns the keywords whose value is the same in all nodes. */
const pickSame = (nodes: readonly SchemaNode[], keywords: readonly string[]): SchemaNode =>
  pickKeywords(
    nodes[0]!,
    keywords.filter((keyword) => haveSame(nodes, keyword)),
  );

/** Returns a schema whose input suits all variants of a text, number or switch; undefined if there is none. */
function findCommonSchema(nodes: readonly SchemaNode[]): SchemaNode | undefined {
  if (!SCALARS.includes(nodes[0]!.type) || !['type', 'x-ui', 'format'].every((keyword) => haveSame(nodes, keyword)))
    return undefined;
  const same = pickSame(nodes, ['type', 'format', 'x-ui', 'readOnly', 'writeOnly', ...TEXTS]);
  const listed = nodes.map(getListedValues);
  if (listed.every((values) => values !== undefined)) {
    const choices = nodes.flatMap(
      (node): JsonSchema[] => node.oneOf ?? getListedValues(node)!.map((value) => ({ const: value })),
    );
    const byValue = new Map(choices.map((choice) => [toSchemaNode(choice).const, choice]));
    return { ...same, oneOf: [...byValue.values()], ...DRAWN };
  }
  const isPlain = listed.every((values) => !values) && nodes.every((node) => UNIONS.every((key) => !node[key]));
  return isPlain ? { ...same, ...DRAWN } : undefined;
}

function groupEqual(fields: readonly BranchField[]): BranchField[][] {
  const groups: BranchField[][] = [];
  for (const field of fields) {
    const known = groups.find(([first]) => isSameSchema(omitTexts(first!.node), omitTexts(field.node)));
    if (known) known.push(field);
    else groups.push([field]);
  }
  return groups;
}

const getNodes = (fields: readonly BranchField[]): SchemaNode[] => fields.map(({ node }) => node);

const getBranchNumbers = (fields: readonly BranchField[]): number[] => fields.map(({ branch }) => branch);

/** A longer list of variants would not be read in the title of a field. */
const LONGEST_LIST = 24;

/**
 * Adds the title that follows from the name in the API, because the own name of the field is another.
 * @param variants the titles of the variants that have the field, if users see it beside that of the others
 */
function addTitle(schema: JsonSchema, node: SchemaNode, name: string, variants: readonly string[]): SchemaNode {
  const { title = humanizeName(name) } = node;
  const list = variants.join(', ');
  if (list === '' || list.length > LONGEST_LIST) return { title, ...toSchemaNode(schema) };
  return { ...toSchemaNode(schema), title: `${String(title)} (${list})` };
}

/**
 * Returns the texts in place of what one variant says of a field that is the same in others: for these, it is the wrong
 * thing.
 */
function getSharedTexts(nodes: readonly SchemaNode[], name: string): SchemaNode {
  return {
    ...(haveSame(nodes, 'description') ? {} : { description: '' }),
    ...(haveSame(nodes, 'title') ? {} : { title: humanizeName(name) }),
  };
}

/**
 * Combines the fields that several variants have under one name.
 * @param isFree whether a name can be used for another field
 * @param getTitlesOf returns the titles of variants that tell a field from others of its name
 * @returns one field, or several if their inputs differ
 */
export function combineFields(
  name: string,
  fields: readonly BranchField[],
  isFree: (name: string) => boolean,
  getTitlesOf: (branches: number[]) => readonly string[],
): CombinedField[] {
  const groups = groupEqual(fields);
  // A whole value tells the variants apart only by what each of them says of it.
  const isWhole = name === VARIANT_VALUE;
  const common = groups.length > 1 && !isWhole ? findCommonSchema(getNodes(fields)) : undefined;
  if (common) {
    const narrowed = new Map(fields.map(({ branch, schema }) => [branch, schema]));
    return [{ name, schema: common, branches: getBranchNumbers(fields), narrowed }];
  }
  const findName = (index: number): string => {
    const own = index === 0 ? name : `${name}$${index + 1}`;
    return index === 0 || isFree(own) ? own : findName(index + fields.length);
  };
  return groups.map((group, index) => {
    const [first] = group as [BranchField];
    const own = findName(index);
    const branches = getBranchNumbers(group);
    const texts = getSharedTexts(getNodes(group), name);
    const told = Object.keys(texts).length === 0 ? first.schema : { ...toSchemaNode(first.schema), ...texts };
    const schema = own === name ? told : addTitle(told, { ...first.node, ...texts }, name, getTitlesOf(branches));
    return { name: own, schema, branches, narrowed: new Map() };
  });
}
