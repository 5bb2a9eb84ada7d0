import type { Json } from '../../lint/source/readJson';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import { getEndpoint } from './callObject';
import { chooseIdField } from './chooseNames';
import { chooseTitleField } from './chooseTitleField';
import { collectRecordFields } from './recordFields';

/** What the option list of a resource reads, besides the call. */
export interface OptionListFormat {
  /** Name of the dialect in which the resource answers; undefined if it is that of all calls. */
  dialect: string | undefined;
  /** Whether the server searches the resource for a text. */
  hasSearch: boolean;
}

/** Builds the entry of options.json that offers the records of a resource. */
export function buildOptionList(
  reader: SchemaReader,
  resource: Resource,
  { dialect, hasSearch }: OptionListFormat,
): Json {
  const fields = collectRecordFields(reader, resource);
  const { name, referenceName } = chooseIdField(reader, resource, fields);
  const id = referenceName ?? name ?? 'id';
  const title = chooseTitleField(reader, resource, fields, id).name ?? id;
  return {
    call: { endpoint: getEndpoint(resource.calls.list!, resource), ...(dialect === undefined ? {} : { dialect }) },
    valueField: id,
    labelField: title,
    // The filter q is the search in every dialect.
    ...(hasSearch ? { searchParam: 'q' } : {}),
  };
}
