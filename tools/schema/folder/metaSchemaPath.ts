import { join, relative, sep } from 'node:path';
import { ENGINE_FOLDER, type RootFolders } from '../../root/rootFolders';
import { ENTITY_META_SCHEMA_PATH } from '../migrations/version';

/** Returns the path of the engine's meta-schema as the schema files of a product name it. */
export function getMetaSchemaPath({ schema }: RootFolders): string {
  const path = relative(schema, join(ENGINE_FOLDER, 'schema', ENTITY_META_SCHEMA_PATH)).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Returns the text of a file with the addresses of meta-schemas as the schema files of a product name them, so that
 * editors find them.
 */
export const addressMetaSchemas = (text: string, folders: RootFolders): string =>
  text.replaceAll(ENTITY_META_SCHEMA_PATH.replace(/entity\.schema\.json$/, ''), () =>
    getMetaSchemaPath(folders).replace(/entity\.schema\.json$/, ''),
  );
