/** Schemas published in packages become entities when only screens are added. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { formatDiagnostic, lintSchemas } from '../../../tools/schema/lint/lintSchemas';
import { generateEntityValidatorsModule } from '../../../tools/schema/validatorModules';
import { PATHS } from './support/emitted';

type Schema = Record<string, unknown> & { $id?: string; properties?: Record<string, unknown> };

const read = (path: string): unknown => JSON.parse(readFileSync(`node_modules/${path}`, 'utf8'));

/** Excludes empty messages, which have no fields to show. */
const hasFields = ({ properties = {} }: Schema): boolean => Object.keys(properties).length > 0;

const messages = ['ocpp1_6', 'ocpp2_1'].map((name): [string, Schema[]] => [
  name,
  Object.values(read(`ocpp-rpc/lib/schemas/${name}.json`) as Record<string, Schema>).filter(hasFields),
]);
const settings = ['oxfmt', 'oxlint'].map((name): [string, Schema[]] => [
  name,
  [read(`${name}/configuration_schema.json`) as Schema],
]);

describe('published schemas', () => {
  it.each([...messages, ...settings])('of %s have a list, a form and checks', (_, schemas) => {
    expect(schemas.length).toBeGreaterThan(0);
    for (const schema of schemas) {
      const [id] = Object.keys(schema.properties!);
      const screens = {
        idField: id,
        routes: { list: '/things' },
        calls: { rest: 'things' },
        list: {},
        form: { openAs: 'dialog' },
      };
      const whole = { ...schema, 'x-admin': screens };
      const diagnostics = lintSchemas([{ name: 'thing.json', text: JSON.stringify(whole) }]);
      const errors = diagnostics.filter(({ severity }) => severity === 'error').map(formatDiagnostic);
      expect([schema.$id, errors]).toEqual([schema.$id, []]);
      const compiled = compileEntity('thing.json', { 'thing.json': whole });
      expect(compiled.entity.list!.columns).not.toEqual([]);
      expect(compiled.entity.form!.sections).not.toEqual([]);
      expect(generateEntityValidatorsModule(compiled, PATHS)).toContain('export const record');
    }
  });

  it('may have a field that is called like a word of ours', () => {
    const properties = { 'x-ui': { type: 'object', properties: { 'x-ui': { type: 'string' } } }, name: {} };
    const screens = { idField: 'name', routes: { list: '/things' }, calls: { rest: 'things' }, list: {} };
    const text = JSON.stringify({ type: 'object', properties, 'x-admin': screens });
    expect(lintSchemas([{ name: 'thing.json', text }]).filter(({ severity }) => severity === 'error')).toEqual([]);
    const wrong = text.replace('"name":{}', '"name":{"x-ui":{"colour":"red"}}');
    expect(lintSchemas([{ name: 'thing.json', text: wrong }]).map(({ message }) => message)).toContain(
      'unknown keyword "colour"',
    );
  });
});
