/**
 * A view: a whole screen of an entity in the place of the generated one, at the entity's own address and with its
 * rights. The file's name is its name in the schema: "views": { "list": "meter-table" }.
 */
import { CreateButton, DataTable, EditButton, List } from 'react-admin';
import type { CustomViewProps } from '../../src/generator/extensions/extensionProps';
import { PageHeading } from '../../src/generator/shell/PageHeading';

export function View({ entity: { entity } }: CustomViewProps) {
  return (
    <>
      <PageHeading title={entity.title} />
      {/* The resource is the entity: labels come from its schema, the rows from its page call. */}
      <List actions={<CreateButton />} disableSyncWithLocation title={false}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="meterName" />
          <DataTable.NumberCol source="maxLoad" />
          <DataTable.Col label={false}>
            {/* Seen by those alone who may edit this record. */}
            <EditButton />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  );
}
