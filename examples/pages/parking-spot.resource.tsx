/**
 * An API resource without a schema, at the route /parking-spot. The file exports the props of react-admin's
 * <Resource>. The file name is the name of the resource, its permission key, and its path below the API base URL
 * (plain REST: GET parking-spot, GET parking-spot/7, …). A schema file offers more features for less work, so use
 * this kind of file only for temporary resources.
 */
import { DataTable, Edit, List, SimpleForm, TextInput } from 'react-admin';
import type { CustomResource } from 'wattdesk/src/generator/extensions/extensionProps';

const SpotList = () => (
  <List title={false}>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="name" />
    </DataTable>
  </List>
);

const SpotEdit = () => (
  <Edit title={false}>
    <SimpleForm>
      <TextInput source="name" />
    </SimpleForm>
  </Edit>
);

export const resource: CustomResource = { list: SpotList, edit: SpotEdit, recordRepresentation: 'name' };
