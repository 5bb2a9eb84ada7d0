import { describe, expect, it } from 'vitest';
import { resolveRefs } from '../../../../src/model/language/refs';
import { standardise } from '../../../../src/model/standard';
import { parseSchemas } from '../../../../tools/schema/parse';
import { readSchemaFolder } from '../../../../tools/schema/folder/read';

const files = parseSchemas(readSchemaFolder('schema'));
const names = Object.keys(files).filter((name) => !['navigation.json', 'options.json'].includes(name));

describe('a file of our own', () => {
  it.each(names)('%s is in the normal form as it is', (file) => {
    const { definition, notes } = standardise(file, files);
    expect(definition).toEqual(resolveRefs(files[file], file, files));
    // who writes that a record may have other keys means it
    expect(notes.filter(({ keyword }) => keyword !== 'additionalProperties')).toEqual([]);
  });
});
