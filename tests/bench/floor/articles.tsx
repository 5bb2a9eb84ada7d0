/** The article list and the article form as a developer would write them by hand with react-admin. */
import {
  ArrayInput,
  DataTable,
  Edit,
  ImageField,
  ImageInput,
  List,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  required,
  useGetList,
} from 'react-admin';

interface OptionsInputProps {
  source: string;
  label: string;
  list: string;
  /** Read by react-admin's list: shows the filter from the start. */
  alwaysOn: boolean;
}

function OptionsInput({ source, label, list }: OptionsInputProps) {
  const { data } = useGetList(list);
  return <SelectInput source={source} label={label} choices={data ?? []} optionText="name" />;
}

const filters = [
  <OptionsInput key="status" source="dataStatus" label="Status" list="statuses" alwaysOn />,
  <OptionsInput key="type" source="articleTypeId" label="Type" list="types" alwaysOn />,
];

export const ArticleList = () => (
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

export const ArticleEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <OptionsInput source="articleTypeId" label="Type" list="types" alwaysOn />
      <TextInput source="articleTitle" label="Title" validate={required()} />
      <TextInput source="articleContent" label="Content" validate={required()} multiline rows={8} />
      <ImageInput source="articleImagePaths" label="Images" multiple>
        <ImageField source="imagePath" />
      </ImageInput>
      <ArrayInput source="articleLinks" label="Links">
        <SimpleFormIterator inline>
          <TextInput source="articleLinkName" label="Link Name" />
          <TextInput source="articleLink" label="Link" />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);
