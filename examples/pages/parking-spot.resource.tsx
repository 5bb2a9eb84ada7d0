/**
 * A resource of the API without a schema: what react-admin's <Resource> takes, at /parking-spot. The file's name is
 * the resource's, its path below the API (plain REST: GET parking-spot, GET parking-spot/7, …), and its key among
 * the rights. A schema file gives more and asks for less; take this for what is truly temporary.
 */
import { DataTable, Edit, List, SimpleForm, TextInput } from 'react-admin';
import type { CustomResource } from '../../src/generator/extensions/extensionProps';

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
