import { parse } from 'jsonc-parser';
import { SHARED_FILES } from '../../src/model/schemaLanguage/sharedFiles';
import { isObject } from '../../src/model/values/cleanValues';
import type { SchemaFileText } from '../schema/folder/readSchemaFolder';

const isShared = (name: string): boolean => SHARED_FILES.includes(name) || name.startsWith('i18n/');

/**
 * Returns what can be read of a faulty file that never was without errors, as when the server starts with it. Screens
 * need the files that entities share, so that these files are read as far as they go. An entity is omitted: its screen
 * would differ from the file that its author sees.
 */
export function recoverSharedFile({ name, text }: SchemaFileText): SchemaFileText[] {
  const content: unknown = isShared(name) ? parse(text) : undefined;
  return isObject(content) ? [{ name, text: JSON.stringify(content) }] : [];
}
