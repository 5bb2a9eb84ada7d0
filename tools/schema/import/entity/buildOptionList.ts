import type { Json } from '../../lint/source/readJson';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import { chooseIdField, chooseTitleField } from './chooseNames';
import { collectRecordFields } from './recordFields';

/** What the option list of a resource reads, besides the call. */
export interface OptionListFormat {
  /** Name of the dialect in which the resource answers. */
  dialect: string;
  /** Parameter of the page size and the largest size, so that one request returns as many options as possible. */
  pageSize: { param: string; max: number } | undefined;
  /** Parameter of the search text. */
  searchParam: string | undefined;
}

const DEFAULT_MAX = 100;

/** Builds the entry of options.json that offers the records of a resource. */
export function buildOptionList(reader: SchemaReader, resource: Resource, format: OptionListFormat): Json {
  const fields = collectRecordFields(reader, resource);
  const id = chooseIdField(resource, fields).name ?? 'id';
  const title = chooseTitleField(reader, resource, fields, id).name ?? id;
  const { dialect, pageSize, searchParam } = format;
  const query = pageSize ? `?${pageSize.param}=${Math.min(pageSize.max, DEFAULT_MAX)}` : '';
  return {
    call: `GET ${resource.path.slice(1)}${query}`,
    dialect,
    valueField: id,
    labelField: title,
    ...(searchParam ? { searchParam } : {}),
  };
}
