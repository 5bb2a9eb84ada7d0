/** The meta-schema describes each keyword in one place, and its annotations are complete. */
import { describe, expect, it } from 'vitest';
import { FIELD_KINDS } from '../../../src/model/compile/fieldKinds';
import { FIELD_TRAITS } from '../../../src/model/compile/fieldTraits';
import type { JsonType } from '../../../src/model/schemaLanguage/definition';
import { checksByFormat } from '../../../src/model/formRules/formats';
import type { KeyAnnotation, NameReferenceKind } from '../../../src/model/schemaLanguage/metaSchema';
import { lookUpMetaSchema } from '../../../src/model/schemaLanguage/metaSchema';
import { DISPLAY_FORMATS } from '../../../src/model/displayFormats/displayFormats';
import { META, metaOf, propertiesOf, type Node } from './support/meta';

const entries = (node: unknown): [string, Node][] => Object.entries((node ?? {}) as Record<string, Node>);

/** Returns every key that a meta-schema allows, with its path and schema. */
function keysIn(schema: Node, path: string): [string, Node][] {
  const own = entries(schema['properties']).map(([name, key]): [string, Node] => [`${path}/${name}`, key]);
  const named = [
    ...own,
    ...entries(schema['definitions']).map(([name, part]): [string, Node] => [`${path}/${name}`, part]),
  ];
  const parts = ['additionalProperties', 'items'].flatMap((key): [string, Node][] =>
    typeof schema[key] === 'object' ? [[`${path}/${key}`, schema[key] as Node]] : [],
  );
  return [...own, ...[...named, ...parts].flatMap(([place, part]) => keysIn(part, place))];
}

/** Returns every object inside a meta-schema. */
const nodesIn = (value: unknown): Node[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(nodesIn)];

const described = (node: Node, file: string): unknown =>
  node['description'] ??
  (typeof node['$ref'] === 'string' ? lookUpMetaSchema(node['$ref'], file).node.description : undefined);

describe('the meta-schema', () => {
  it.each(META)('%s describes every key', (name) => {
    const keys = keysIn(metaOf(name), '');
    expect(keys).not.toEqual([]);
    expect(keys.filter(([, node]) => !described(node, `${name}.schema.json`)).map(([path]) => path)).toEqual([]);
  });

  it('knows the formats that are checked', () => {
    expect(lookUpMetaSchema('field.schema.json#/definitions/format', '').node.enum?.toSorted()).toEqual(
      Object.keys(checksByFormat).toSorted(),
    );
  });

  it('knows how a value can read, and names each of it', () => {
    const { enum: readings = [], enumDescriptions = [] } = lookUpMetaSchema(
      'field.schema.json#/definitions/display',
      '',
    ).node;
    expect(readings.toSorted()).toEqual(Object.keys(DISPLAY_FORMATS).toSorted());
    expect(enumDescriptions).toHaveLength(readings.length);
  });

  it('says of each widget what it draws, with traits and readings that there are', () => {
    for (const { types, requiresTraits, defaultFor, display } of Object.values(FIELD_KINDS)) {
      expect(types).not.toEqual([]);
      expect(Object.keys(DISPLAY_FORMATS)).toContain(display);
      const traits = [
        ...requiresTraits,
        ...defaultFor.flatMap((choice) => [...(choice.traits ?? []), ...(choice.excludedTraits ?? [])]),
      ];
      for (const trait of traits) expect(Object.keys(FIELD_TRAITS)).toContain(trait);
    }
  });
});

describe('a rule between keys', () => {
  const files = META.map((name) => metaOf(name));
  const keys = new Set(
    files.flatMap((file) => keysIn(file, '')).map(([path]) => path.slice(path.lastIndexOf('/') + 1)),
  );
  const rules = files.flatMap((file) =>
    nodesIn(file).flatMap((node) => nodesIn([node['allOf'], node['conditions']].filter((part) => part !== undefined))),
  );
  const namesIn = (node: Node, key: string): unknown[] => (Array.isArray(node[key]) ? (node[key] as unknown[]) : []);

  it('names keys that there are', () => {
    const forbidden = rules.flatMap(({ propertyNames }) =>
      namesIn((propertyNames as { not?: Node })?.not ?? {}, 'enum'),
    );
    const named = [...forbidden, ...rules.flatMap((node) => namesIn(node, 'required'))];
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !keys.has(String(name)))).toEqual([]);
  });

  it('says what to do', () => {
    const told = rules.filter((node) => 'errorMessage' in node);
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(({ cure }) => typeof cure !== 'string' || !cure.endsWith('.'))).toEqual([]);
  });
});

/** All values of the annotations; their types ensure that the records are complete. */
const NAMED: Record<NameReferenceKind, true> = {
  options: true,
  sibling: true,
  row: true,
  inside: true,
  around: true,
  own: true,
  field: true,
  record: true,
  path: true,
  item: true,
  filter: true,
  entity: true,
  assignment: true,
  call: true,
  action: true,
  section: true,
  view: true,
  group: true,
  dialect: true,
  icon: true,
};
const TYPES: Record<JsonType, true> = {
  string: true,
  integer: true,
  number: true,
  boolean: true,
  object: true,
  array: true,
  null: true,
};
type CallSubject = NonNullable<KeyAnnotation['pathParamsFrom']>;
const CALLS: Record<CallSubject, true> = {
  none: true,
  parent: true,
  record: true,
  route: true,
  row: true,
  action: true,
  options: true,
};
const one =
  (known: Readonly<Record<string, unknown>>) =>
  (value: unknown): boolean =>
    typeof value === 'string' && Object.hasOwn(known, value);
const all =
  (known: Readonly<Record<string, unknown>>) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(one(known));
const flag = (value: unknown): boolean => value === true;

const MEANS: Record<keyof KeyAnnotation, (value: unknown) => boolean> = {
  appliesTo: all(TYPES),
  appliesToFormats: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  appliesToCodes: flag,
  appliesToRowsWith: (value) => typeof value === 'string',
  requiresKeys: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  refersTo: one(NAMED),
  keysReferTo: one(NAMED),
  valuesReferTo: one(NAMED),
  placeholdersReferTo: one(NAMED),
  translationPath: (value) => typeof value === 'string',
  hasDefaultText: flag,
  pathParamsFrom: one(CALLS),
  entersContext: one({ fields: true, shape: true, branch: true, input: true }),
  translationScope: one({ actions: true, assignments: true, list: true }),
  ignored: flag,
  isSectionContent: flag,
};

describe('an annotation', () => {
  const means = META.flatMap((name) => nodesIn(metaOf(name))).flatMap((node) => entries(node['x-semantics']));

  it('says only what is understood: a slip would be nothing at all', () => {
    expect(means.length).toBeGreaterThan(50);
    const wrong = means.filter(([key, value]) => !MEANS[key as keyof KeyAnnotation]?.(value));
    expect(wrong).toEqual([]);
  });

  const ui = propertiesOf('field', 'ui');

  it.each(['field', 'admin'])('in %s needs a key that there is', (name) => {
    const known = new Set(keysIn(metaOf(name), '').map(([path]) => path.split('/').at(-1)));
    const needs = nodesIn(metaOf(name)).flatMap(
      (node) => (node['x-semantics'] as KeyAnnotation | undefined)?.requiresKeys ?? [],
    );
    expect(needs).not.toEqual([]);
    expect(needs.filter((need) => !known.has(need.split('.').at(-1)))).toEqual([]);
    expect(ui).toContain('rows');
  });

  it('puts each text where a translation may have it, and each place of a translation has a text', () => {
    const templates = means.flatMap(([key, value]) => (key === 'translationPath' ? [String(value)] : []));
    const groups = new Set(templates.map((template) => template.split('/')[0]));
    const scopes = means.flatMap(([key, value]) => (key === 'translationScope' ? [String(value)] : []));
    expect([...new Set([...groups, ...scopes])].toSorted()).toEqual(propertiesOf('translation', 'part').toSorted());
  });
});
