import { join, relative, sep } from 'node:path';
import { ENGINE_FOLDER, type RootFolders } from '../../root/rootFolders';
import { ENTITY_META_SCHEMA_PATH } from '../migrations/version';

/** Returns the path of the engine's meta-schema as the schema files of a product name it. */
export function getMetaSchemaPath({ schema }: RootFolders): string {
  const path = relative(schema, join(ENGINE_FOLDER, 'schema', ENTITY_META_SCHEMA_PATH)).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}

const FILE_NAME = /[^/]+$/;
/** What a file states of its own meta-schema: the first `$schema` of the text. */
const STATED = new RegExp(
  `("\\$schema":\\s*")${ENTITY_META_SCHEMA_PATH.replace(FILE_NAME, '').replaceAll('.', '\\.')}`,
);

/** Returns the text of a schema file with the meta-schema as the files of a product name it, so that editors find it. */
export const addressMetaSchema = (text: string, folders: RootFolders): string =>
  text.replace(STATED, (_, key: string) => key + getMetaSchemaPath(folders).replace(FILE_NAME, ''));
