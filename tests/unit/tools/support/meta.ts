import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export type Node = { [key: string]: unknown };

/** Returns a file of the meta-schema by name. */
export const metaOf = (name: string): Node => JSON.parse(read(`schema/meta/v2/${name}.schema.json`)) as Node;

export const META = ['field', 'admin', 'entity', 'common', 'options', 'navigation', 'translation', 'config'];

/** Returns the keys of a definition in the meta-schema. */
export const propertiesOf = (name: string, place: string): string[] =>
  Object.keys((metaOf(name)['definitions'] as Record<string, { properties: Node }>)[place]!.properties);
