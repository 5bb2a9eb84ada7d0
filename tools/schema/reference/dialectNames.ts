/**
 * Writes the names and descriptions of the registered wire dialects into the meta-schema. A wire dialect is the
 * convention by which a REST API expects requests and sends responses.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { DIALECT_PRESETS } from '../../../dataProvider/dialects/presets';

const PRESETS = Object.entries(DIALECT_PRESETS);
const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

const DEFINITION = {
  enum: PRESETS.map(([name]) => name),
  enumDescriptions: PRESETS.map(([, { description }]) => description),
};

/**
 * Returns the text of `admin.schema.json` with the registered dialects. If it already contains them, the text is
 * returned unchanged, including its formatting.
 */
export function updateDialectNames(metaSchema: string): string {
  const { definitions } = JSON.parse(metaSchema) as { definitions: { dialectPreset: unknown } };
  if (JSON.stringify(definitions.dialectPreset) === JSON.stringify(DEFINITION)) return metaSchema;
  return applyEdits(metaSchema, modify(metaSchema, ['definitions', 'dialectPreset'], DEFINITION, FORMAT));
}

/**
 * Writes the dialects into the meta-schema. Does not write the file if nothing has changed.
 * @param root root folder of the project
 */
export function writeDialectNames(root: string): void {
  const file = join(root, 'schema/meta/v2/admin.schema.json');
  const before = readFileSync(file, 'utf8');
  const after = updateDialectNames(before);
  if (after !== before) writeFileSync(file, after);
}
