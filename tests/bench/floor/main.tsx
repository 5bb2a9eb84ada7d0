/**
 * The floor that the first load is measured against: the article list as a developer would write
 * it by hand with react-admin: sign-in, two filters, the same columns, nothing generated.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Admin, DataTable, List, Resource, SelectInput, useGetList } from 'react-admin';
import { authProvider, dataProvider } from './providers';

function OptionsInput({ source, label, list }: { source: string; label: string; list: string }) {
  const { data } = useGetList(list);
  return <SelectInput source={source} label={label} choices={data ?? []} optionText="name" />;
}

const filters = [
  <OptionsInput key="status" source="dataStatus" label="Status" list="statuses" />,
  <OptionsInput key="type" source="articleTypeId" label="Type" list="types" />,
];

function ArticleList() {
  return (
    <List filters={filters} perPage={10} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.NumberCol source="articleId" label="ID" />
        <DataTable.Col source="articleTitle" label="Title" />
        <DataTable.Col source="articleTypeName" label="Type" />
        <DataTable.Col source="createBy" label="Posted By" />
        <DataTable.Col source="createTime" label="Posted Date" />
        <DataTable.NumberCol source="views" label="Views" />
        <DataTable.Col source="dataStatus" label="Status" />
      </DataTable>
    </List>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
        <Resource name="articles" list={ArticleList} />
      </Admin>
    </BrowserRouter>
  </StrictMode>,
);
