import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { compileEntity } from '../../../../../src/model/compile/compileEntity';
import { readSchemaFolder } from '../../../../../tools/schema/folder/readSchemaFolder';
import { compileEntityModule } from '../../../../support/entityModule';
import { createImportProject } from './importProject';

export const TEXT = { type: 'string' };
export const is = (name: string, value: unknown, ...more: string[]) => ({
  properties: { [name]: { const: value } },
  required: [name, ...more],
});

/** Imports a schema of these fields and rules. Returns the entity, and whether a record satisfies it. */
export async function importSchema(document: object) {
  const project = createImportProject();
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify({ type: 'object', ...document }));
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  expect(project.findErrors()).toEqual([]);
  const files = Object.fromEntries(readSchemaFolder(project.dir).map(({ name, text }) => [name, JSON.parse(text)]));
  const { entity, validators } = compileEntityModule('spec.json', files);
  const { definition } = compileEntity('spec.json', files);
  return { entity, definition, file: project.load('spec.json') as Record<string, unknown>, validators };
}
