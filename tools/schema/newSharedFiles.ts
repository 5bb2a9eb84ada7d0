import type { SchemaFileText } from './folder/readSchemaFolder';

const COMMON = {
  dataStatus: {
    type: 'string',
    title: 'Status',
    oneOf: [
      { const: 'Active', title: 'Active' },
      { const: 'Inactive', title: 'Inactive' },
    ],
    default: 'Active',
    'x-ui': { columnDefaults: { display: 'status' } },
  },
  createTime: { type: 'string', format: 'yyyy-MM-dd HH:mm', title: 'Created On', readOnly: true },
};

const GROUP = { key: 'records', title: 'Records', icon: 'list' };

/**
 * Returns the files to which a new entity refers and which a schema folder lacks, such as that of a new product: the
 * shared definitions and the menu. Files that exist stay as they are.
 * @param entityMetaSchema the value of `$schema` in an entity of this folder
 */
export function createMissingSharedFiles(files: readonly SchemaFileText[], entityMetaSchema: string): SchemaFileText[] {
  const point = (kind: string): string => entityMetaSchema.replace('entity.schema.json', `${kind}.schema.json`);
  const contents = {
    'common.json': {
      $schema: point('common'),
      $id: 'common',
      title: 'Definitions that several entities share',
      $defs: COMMON,
    },
    'navigation.json': { $schema: point('navigation'), groups: [GROUP] },
  };
  return Object.entries(contents)
    .filter(([name]) => !files.some((file) => file.name === name))
    .map(([name, content]) => ({ name, text: `${JSON.stringify(content, null, 2)}\n` }));
}
