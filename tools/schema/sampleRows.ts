import { generateRows } from '../../fixtures/generate/rows/generateRows';
import type { GenerationSources } from '../../fixtures/generate/session/session';
import { createValidators } from '../../fixtures/validate/createValidators';
import { compileEntity } from '../../src/model/compile/compileEntity';
import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';

const COUNT = 12;

/** A new entity refers to no records yet, only to the status that all records have. */
const sources: GenerationSources = {
  getOptions: (list) =>
    list === 'dataStatus' ? ['Active', 'Inactive'].map((value) => ({ value, label: value, record: {} })) : undefined,
  getRecords: () => undefined,
};

/**
 * Returns the text of a data file with rows of an entity that read like real ones.
 * @param files the schema folder with the entity's file
 * @param country country whose names and addresses the rows have
 */
export function createSampleRows(name: string, files: SchemaFiles, country: string): string {
  const compiled = compileEntity(`${name}.json`, files);
  const model = { ...compiled, ...createValidators(compiled) };
  const rows = generateRows(model, [], COUNT, { seed: 1, now: new Date(), country, sources });
  return `${JSON.stringify(rows, null, 2)}\n`;
}
