import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import configMeta from '../../../../schema/meta/v2/config.schema.json';
import { readRootFolders } from '../../../root/rootFolders';
import { parseSchemaFile } from './sourceFile';
import { toObjectOrEmpty } from './readJson';

/** Returns the names of the feature flags: those that the app knows, and those of the product's `config.json`. */
export function findFlagNames(folder = readRootFolders().config): string[] {
  const file = join(folder, 'config.json');
  const own = existsSync(file) ? toObjectOrEmpty(parseSchemaFile(file, readFileSync(file, 'utf8')).value['flags']) : {};
  return [...new Set([...Object.keys(own), ...Object.keys(configMeta.properties.flags.properties)])];
}
