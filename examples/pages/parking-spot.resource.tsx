/**
 * An API resource without a schema: the props of react-admin's <Resource>, at /parking-spot. Its file name is the
 * name of the resource, its path below the API (plain REST: GET parking-spot, GET parking-spot/7, …), and its
 * permission key. A schema file offers more for less work; use this only for temporary resources.
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
