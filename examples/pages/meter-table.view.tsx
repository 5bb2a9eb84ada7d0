/**
 * A custom view, which replaces a generated screen of an entity at the same route and with the same permissions. A
 * schema refers to it by its file name: "customScreens": { "list": "meter-table" }.
 */
import { CreateButton, DataTable, EditButton, List } from 'react-admin';
import type { CustomViewProps } from 'wattdesk/src/generator/extensions/extensionProps';
import { PageHeading } from 'wattdesk/src/generator/screenLayout/PageHeading';

export function View({ entity: { entity } }: CustomViewProps) {
  return (
    <>
      <PageHeading title={entity.title} />
      {/* The resource of the list is the entity: labels come from its schema, and rows from its call `page`. */}
      <List actions={<CreateButton />} disableSyncWithLocation title={false}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="meterName" />
          <DataTable.NumberCol source="maxLoad" />
          <DataTable.Col label={false}>
            {/* The button is shown only to users who may edit this record. */}
            <EditButton />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  );
}
