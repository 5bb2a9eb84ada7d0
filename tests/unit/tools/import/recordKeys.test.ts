/** Documents that hold their records by keys, so that the key is no field of the schema. */
import { describe, expect, it } from 'vitest';
import { findBodyViolations } from '../../../../src/model/wire/bodyViolations';
import { validateForm } from '../../../../src/model/form/validateForm';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateForm } from '../../../../src/model/formRules/evaluateForm';
import { readSchemaFolder } from '../../../../tools/schema/folder/readSchemaFolder';
import { compileEntityModule } from '../../../support/entityModule';
import { createImportProject } from './support/importProject';
import { TEXT } from './support/importSchema';

const VALUE = { type: 'object', properties: { syntax: TEXT }, required: ['syntax'], additionalProperties: false };
const importMap = async (document: object) => {
  const project = createImportProject();
  writeFileSync(join(project.root, 'rules.json'), JSON.stringify({ type: 'object', ...document }));
  const { text } = await project.run('rules.json');
  expect(project.findErrors()).toEqual([]);
  return { text, project, file: project.load('rule.json') };
};

describe('the key of a record', () => {
  it('is a required field, the name of the record and a column', async () => {
    const { file } = await importMap({ additionalProperties: VALUE });
    expect(file).toMatchObject({
      properties: { name: { type: 'string', title: 'Name', minLength: 1 }, syntax: { type: 'string' } },
      required: ['name', 'syntax'],
      'x-admin': {
        titleField: 'name',
        list: { columns: ['id', 'name', 'syntax'] },
        form: { fields: ['name', 'syntax'] },
      },
    });
  });

  it.each(['allOf', 'oneOf'])(
    'has another name if a part of the record (%s) has a field of that name',
    async (keyword) => {
      const parts = [{ properties: { name: { type: 'integer' } } }, { properties: { size: { type: 'integer' } } }];
      const { file } = await importMap({
        additionalProperties: { type: 'object', properties: { syntax: TEXT }, [keyword]: parts },
      });
      expect(file).toMatchObject({ properties: { entryName: { type: 'string' }, name: { type: 'integer' } } });
    },
  );

  it('is checked as the document says of keys', async () => {
    const keys = { title: 'Rule ID', pattern: '^r-' };
    const { file } = await importMap({ additionalProperties: VALUE, propertyNames: keys });
    expect(file).toMatchObject({ properties: { name: keys } });
    const closed = await importMap({ patternProperties: { '^a/b': VALUE }, additionalProperties: false });
    expect(closed.file).toMatchObject({ properties: { name: { pattern: '^a/b' } } });
  });

  it('has another name where a record has a field of it', async () => {
    const named = { ...VALUE, properties: { ...VALUE.properties, name: TEXT } };
    const { file, text } = await importMap({ additionalProperties: named });
    expect(file).toMatchObject({ required: ['entryName', 'syntax'] });
    expect(text).toContain('entryName is the key');
  });

  it('is that of a definition to which the document refers', async () => {
    const definitions = { rule: VALUE, other: { ...VALUE, properties: { other: TEXT } } };
    const { file } = await importMap({ additionalProperties: { $ref: '#/definitions/rule' }, definitions });
    expect(file).toMatchObject({ required: ['name', 'syntax'] });
  });

  it('is not changed once the record is stored, and a save of a closed record sends it', async () => {
    const { project } = await importMap({ additionalProperties: { ...VALUE, minProperties: 1 } });
    const files = Object.fromEntries(readSchemaFolder(project.dir).map(({ name, text }) => [name, JSON.parse(text)]));
    const { entity, validators, loadRequestBodyValidator } = compileEntityModule('rule.json', files);
    const getState = (values: object) => evaluateForm(entity.shape, { ...values }, validators).states.get('name');
    expect(getState({ name: 'a' })?.disabled).not.toBe(true);
    expect(getState({ id: 1, name: 'a' })?.disabled).toBe(true);
    expect(Object.keys(validateForm({ shape: entity.shape, validators }, { syntax: 'x' }))).toEqual(['name']);
    const validate = await loadRequestBodyValidator!();
    expect(findBodyViolations(entity, validate, { name: 'a', syntax: 'x' })).toEqual([]);
  });
});
