/** Fields inside of objects that identify or name a record: `"idField": "metadata.name"`. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { compileEntityModule } from '../../support/entityModule';

const NAME: FieldDefinition = { type: 'string', title: 'Name', maxLength: 20 };

const createFiles = (schema: object, admin: object = {}) => ({
  'pod.json': {
    $id: 'pod',
    title: 'Pods',
    type: 'object',
    ...schema,
    'x-admin': { idField: 'metadata.name', routes: { list: '/pod' }, calls: { rest: 'pods' }, list: {}, ...admin },
  },
});
const compile = (schema: object, admin: object = {}) => compileEntity('pod.json', createFiles(schema, admin) as never);

describe('an id inside of an object', () => {
  it.each<[string, object, string[], string[]]>([
    [
      'is a field of its own',
      { properties: { metadata: { type: 'object', properties: { name: NAME, zone: {} } }, phase: {} } },
      ['metadata.name', 'metadata', 'phase'],
      [],
    ],
    [
      'leaves no empty object behind',
      { properties: { metadata: { type: 'object', properties: { name: NAME } }, phase: {} }, required: ['metadata'] },
      ['metadata.name', 'phase'],
      ['metadata'],
    ],
    [
      'leaves no open object behind without a field',
      {
        properties: { metadata: { type: 'object', properties: { name: NAME }, additionalProperties: true } },
        additionalProperties: true,
        required: ['metadata'],
      },
      ['metadata.name'],
      [],
    ],
    [
      'leaves an open object in one that is closed',
      { properties: { metadata: { type: 'object', properties: { name: NAME }, additionalProperties: true } } },
      ['metadata.name', 'metadata'],
      [],
    ],
    [
      'is required where its objects are',
      {
        properties: { metadata: { type: 'object', properties: { name: NAME, zone: {} }, required: ['name'] } },
        required: ['metadata'],
      },
      ['metadata.name', 'metadata'],
      ['metadata', 'metadata.name'],
    ],
  ])('%s', (_, schema, fields, required) => {
    const { entity } = compile(schema);
    expect(entity.ids).toEqual(['metadata.name']);
    expect(Object.keys(entity.shape.fields)).toEqual(fields);
    expect(entity.shape.required).toEqual(required.filter((name) => fields.includes(name)));
    expect(entity.shape.fields['metadata.name']).toMatchObject({
      title: 'Name',
      limits: { maxLength: 20 },
      ui: { recordPath: 'metadata.name' },
    });
    expect(entity.isSerialized).toBe(true);
  });

  it('is read-only where its object is', () => {
    const metadata = { type: 'object', readOnly: true, properties: { name: NAME, zone: {} } };
    expect(compile({ properties: { metadata } }).entity.shape.fields['metadata.name']?.readOnly).toBe(true);
  });

  it('may be several levels deep, one of several, and beside the name of the record', () => {
    const inner = { type: 'object', properties: { id: { type: 'integer' }, label: NAME } };
    const { entity } = compile(
      { properties: { zone: { type: 'string' }, a: { type: 'object', properties: { b: inner } } } },
      { idField: ['zone', 'a.b.id'], titleField: 'a.b.label', calls: {} },
    );
    expect([entity.ids, entity.titleField]).toEqual([['zone', 'a.b.id'], 'a.b.label']);
    expect(Object.keys(entity.shape.fields)).toEqual(['a.b.label', 'a.b.id', 'zone']);
  });

  it('stays a field whose own name has dots', () => {
    const { entity } = compile({ properties: { 'metadata.name': NAME } });
    expect(entity.shape.fields['metadata.name']?.ui.recordPath).toBeUndefined();
  });

  it('is tested and changed by rules and conditions where they name it', () => {
    const named = { metadata: { type: 'object', properties: { name: { const: 'x' } }, required: ['name'] } };
    const { entity, validators } = compileEntityModule(
      'pod.json',
      createFiles(
        {
          properties: { metadata: { type: 'object', properties: { name: NAME, zone: {} } }, phase: { type: 'string' } },
          if: { properties: named, required: ['metadata'] },
          then: { properties: { phase: false } },
        },
        { list: { editableWhen: { properties: named, required: ['metadata'] } } },
      ) as never,
    );
    const matches = (key: string, record: object) => validators.conditions[key]?.(record);
    expect(matches(entity.shape.rules[0]!.condition!, { 'metadata.name': 'x' })).toBe(true);
    expect(matches(entity.shape.rules[0]!.condition!, { 'metadata.name': 'y' })).toBe(false);
    expect(matches(entity.list!.editableWhen!, { 'metadata.name': 'x' })).toBe(true);
    expect(matches(entity.list!.editableWhen!, {})).toBe(false);
  });
});
