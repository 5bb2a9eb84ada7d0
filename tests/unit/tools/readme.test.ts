/** The documentation of the schema language matches the meta-schema. */
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { lookUpMetaSchema, resolveMetaSchema } from '../../../src/model/schemaLanguage/metaSchema';
import { formatDiagnostic, lintConfig, lintSchemas } from '../../../tools/schema/lint/lintSchemas';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';
import { createEntitySchema } from '../../../tools/schema/newEntity';
import { KEY_DOCUMENTATION_TABLES } from '../../../tools/schema/reference/referenceTables';
import { createSchemaKeyTable, updateDocumentationTables } from '../../../tools/schema/reference/writeReference';
import { META, metaOf, propertiesOf, read, ROOT, type Node } from './support/meta';

describe('schema/README.md', () => {
  const readme = read('schema/README.md');

  it('has the tables of today: npm run schema -- reference', () =>
    expect(updateDocumentationTables(readme)).toBe(readme));

  it('fails where a key is described otherwise, or a table is lost', () => {
    expect(updateDocumentationTables(readme.replace('Smallest number.', 'Something.'))).toBe(readme);
    expect(() => updateDocumentationTables(readme.replace('<!-- table: poll -->', ''))).toThrow('no mark for "poll"');
    expect(() => updateDocumentationTables(readme.replace('<!-- table: poll -->', '<!-- table: pole -->'))).toThrow(
      /"poll"|"pole"/,
    );
  });

  /**
   * Definitions without a table of their own: conditions, branches and changes have the keys of fields; the others
   * are parts of documented keys.
   */
  const PARTS = ['condition', 'branch', 'change', 'limits', 'column', 'routeSet'];

  it.each(['field', 'admin', 'options', 'navigation', 'translation', 'entity'])('shows all of %s', (name) => {
    const { definitions } = metaOf(name) as { definitions?: Record<string, Node> };
    const shown = [...KEY_DOCUMENTATION_TABLES.values()].map((metaNode) => resolveMetaSchema(metaNode).node.properties);
    const lost = Object.keys(definitions ?? {}).filter((key) => {
      if (PARTS.includes(key)) return false;
      const { node } = resolveMetaSchema(lookUpMetaSchema(`${name}.schema.json#/definitions/${key}`, ''));
      const words = node.properties ?? node.items?.properties;
      return words !== undefined && !shown.includes(words);
    });
    // `choices` is documented in one line.
    expect(lost.filter((key) => !['choices'].includes(key))).toEqual([]);
  });

  it('unfolds what stands inside of a key', () => {
    const ui = createSchemaKeyTable(KEY_DOCUMENTATION_TABLES.get('ui')!);
    for (const key of ['rows.remove.call', 'dateRange.presets.days', 'upload.maxSizeBytes', 'currency.code']) {
      expect(ui).toContain(`| \`${key}\` |`);
    }
  });

  const blocks = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text!.trim());
  const jsonOf = (text: string): Node => JSON.parse(text.startsWith('{') ? text : `{${text}}`) as Node;

  it('has a worked example for each part', () => expect(blocks.length).toBeGreaterThan(16));

  const shared = readSchemaFolder(join(ROOT, 'schema')).filter(({ name }) => /^(common|options|nav)/.test(name));
  const findFaults = (name: string, text: string): string[] =>
    lintSchemas([...shared, { name: `${name}.json`, text }])
      .filter(({ file }) => file.includes(name))
      .map(formatDiagnostic);
  const entities = blocks.filter((block) => block.startsWith('{') && block.includes('"$id"'));

  it('has whole entities, the smallest and a usual one', () => expect(entities.length).toBeGreaterThan(1));

  it.each(entities.map((text) => [String(jsonOf(text)['$id']), text] as const))(
    'has an entity %s that the lint passes',
    (name, text) => expect(findFaults(name, text)).toEqual([]),
  );

  const ajv = new Ajv({ allErrors: true, strict: false });
  for (const name of [...META, 'dialects']) ajv.addSchema(metaOf(name), `${name}.schema.json`);
  const admin = propertiesOf('admin', 'admin');

  /** Returns the part of the meta-schema that an example belongs to: that of its `$schema`, or that of its first key. */
  const placeOf = (first: string, block: Node): string => {
    if (String(block['$schema']).endsWith('/dialects.schema.json')) return 'dialects.schema.json';
    if (first === '$schema' || first === 'if' || first === 'x-compare') return 'entity.schema.json';
    if (first === 'x-ui') return 'field.schema.json#/definitions/field';
    if ('scope' in (Object.values(block)[0] as Node)) return 'admin.schema.json#/definitions/admin/properties/actions';
    if ('extends' in (Object.values(block)[0] as Node)) return 'dialects.schema.json';
    if (admin.includes(first)) return 'admin.schema.json#/definitions/admin';
    if (first === 'navigation') return 'translation.schema.json';
    return 'call' in (Object.values(block)[0] as Node)
      ? 'options.schema.json'
      : 'field.schema.json#/definitions/fields';
  };

  /** Examples in README.md are indented blocks, some of them parts of a file. */
  const examples = [...read('README.md').matchAll(/(?:^ {4}.+\n)+/gm)]
    .map(([text]) => text.trim())
    .filter((text) => text.startsWith('"'));
  const configKeys = Object.keys(metaOf('config')['properties'] as Node);
  const isOfConfig = (text: string): boolean => Object.keys(jsonOf(text)).every((key) => configKeys.includes(key));
  const first = examples.filter((text) => !isOfConfig(text));
  const configExamples = examples.filter(isOfConfig);

  it('is shown in README.md by examples', () => {
    expect(first.length).toBeGreaterThan(2);
    expect(configExamples.length).toBeGreaterThan(1);
  });

  it.each(configExamples)('is shown in README.md by what can be written into config.json: %s', (text) => {
    const config = { ...(JSON.parse(read('public/config.json')) as object), ...jsonOf(text) };
    expect(lintConfig('public/config.json', JSON.stringify(config))).toEqual([]);
  });

  it.each(first.map((text) => [text.split('\n')[0], text] as const))(
    'is shown in README.md by what can be written into a new entity: %s …',
    (_, text) => {
      const entity = JSON.parse(createEntitySchema('parking-lot', 'marketing')) as Record<string, Node>;
      const part = jsonOf(text);
      const isOfScreens = Object.keys(part).every((key) => admin.includes(key));
      Object.assign(entity[isOfScreens ? 'x-admin' : 'properties']!, part);
      expect(findFaults('parking-lot', JSON.stringify(entity))).toEqual([]);
    },
  );

  it('shows what the lint says of a misspelt key', () => {
    const text = createEntitySchema('parking-lot', 'marketing').replace('"maxLength": 50', '"maxLenght": 50');
    expect(readme).toContain(`    ${findFaults('parking-lot', text)[0]}\n`);
  });

  it('would not pass a key of an older version', () => {
    const entity = JSON.parse(createEntitySchema('parking-lot', 'marketing')) as Record<string, Node>;
    Object.assign(entity['x-admin']!, {
      actions: { close: { title: 'Close', on: 'row', call: 'POST parking/close' } },
    });
    expect(findFaults('parking-lot', JSON.stringify(entity))).not.toEqual([]);
  });

  it.each([...blocks, ...first].map((text) => [text.slice(0, 40).replaceAll('\n', ' '), text] as const))(
    'has in order: %s …',
    (_, text) => {
      const block = jsonOf(text);
      const validate = ajv.getSchema(placeOf(Object.keys(block)[0]!, block))!;
      validate(block);
      // An example shows a part: keys that the rest of a file must have, and rules between its keys, say nothing here.
      const isOfWhole = /^#\/(required|allOf\/)/;
      expect((validate.errors ?? []).filter(({ schemaPath }) => !isOfWhole.test(schemaPath))).toEqual([]);
    },
  );
});
