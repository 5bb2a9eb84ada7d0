import { describe, expect, it } from 'vitest';
import { resolveDefinitionRefs } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import { parseSchemas } from '../../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../../tools/schema/folder/readSchemaFolder';

const files = parseSchemas(readSchemaFolder('schema'));
const names = Object.keys(files).filter((name) => !['navigation.json', 'options.json'].includes(name));

describe('a file of our own', () => {
  it.each(names)('%s is in the normal form as it is', (file) => {
    const { definition, notes } = normalizeSchema(file, files);
    expect(definition).toEqual(resolveDefinitionRefs(files[file], file, files));
    // Explicit `additionalProperties` in these schemas are intended.
    expect(notes.filter(({ keyword }) => keyword !== 'additionalProperties')).toEqual([]);
  });
});
