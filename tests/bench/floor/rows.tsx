/**
 * The floor of the benchmark of forms with many rows: react-admin's own ArrayInput with SimpleFormIterator and the
 * same fields, as its documentation shows it. The record is held in memory.
 */
import { createRoot } from 'react-dom/client';
import {
  Admin,
  ArrayInput,
  BooleanInput,
  DataTable,
  Edit,
  List,
  Resource,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  type DataProvider,
} from 'react-admin';
import { COUNT, ROW_FORMS, recordOf } from '../rowForms';

const form = ROW_FORMS[Number(new URLSearchParams(location.search).get('form') ?? 0)]!;
const record = { ...recordOf(form), id: 1, name: form.name };

const choices = (...names: string[]) => names.map((name) => ({ id: name, name }));
const GROUPS = [1, 2, 3].map((id) => ({ id, name: `Group ${id}` }));
const CHOICES: Record<string, { id: string | number; name: string }[]> = {
  userType: choices('PUBLIC', 'PRIVATE', 'FLEET'),
  groupPk: GROUPS,
  connectorType: choices('AC', 'DC'),
  chargeTypePk: choices('AC', 'DC'),
  rateType: choices('ENERGY', 'TIME'),
};

const answer = async (): Promise<never> => ({ data: record }) as never;
const dataProvider = {
  getList: async () => ({ data: [record], total: 1 }) as never,
  getOne: answer,
  getMany: answer,
  getManyReference: answer,
  create: answer,
  update: answer,
  updateMany: answer,
  delete: answer,
  deleteMany: answer,
} satisfies DataProvider;

const FIELDS = Object.entries(form.row(COUNT)).filter(([name]) => !name.endsWith('Id'));

function RowFields() {
  return FIELDS.map(([name, value]) => {
    const options = CHOICES[name];
    if (options) return <SelectInput key={name} source={name} choices={options} />;
    return typeof value === 'boolean' ? (
      <BooleanInput key={name} source={name} />
    ) : (
      <TextInput key={name} source={name} />
    );
  });
}

const RecordList = () => (
  <List>
    <DataTable rowClick="edit">
      <DataTable.Col source="name" />
    </DataTable>
  </List>
);

const RecordEdit = () => (
  <Edit>
    <SimpleForm>
      {Object.keys(form.record).map((name) =>
        typeof form.record[name] === 'string' ? <TextInput key={name} source={name} /> : null,
      )}
      <ArrayInput source={form.rows}>
        <SimpleFormIterator inline>
          <RowFields />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="records" list={RecordList} edit={RecordEdit} />
  </Admin>,
);
