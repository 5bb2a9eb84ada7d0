import { humanize } from '../../src/model/labels';

/** The files of a new entity, ready to be edited: with them alone it has a list, a dialog and its calls. */
export interface NewEntity {
  schema: string;
  rows: string;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TAKEN = ['common', 'options', 'navigation'];

const capitals = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The template. It shows one of each thing an analyst changes most: a required text with its own
 * messages, a long text, shared definitions, list columns, a filter, a search, a dialog form and toasts.
 * It is written as text, in the layout that the formatter wants.
 * @throws Error for a name that is no file name in kebab-case
 */
export function newEntity(name: string, group?: string): NewEntity {
  if (!NAME.test(name))
    throw new Error(`"${name}" is no entity name: write lower-case words with hyphens, as in "pos-device"`);
  if (TAKEN.includes(name)) throw new Error(`"${name}" is the name of a shared schema file`);
  const title = capitals(name);
  const noun = humanize(name).toLowerCase();
  const camel = capitals(name)
    .replaceAll(' ', '')
    .replace(/^./, (letter) => letter.toLowerCase());
  const id = `${camel}Id`;
  const field = `${camel}Name`;
  const menu = group ? `"menu": { "group": "${group}", "order": 900 },\n    ` : '';
  return { schema: schemaText({ name, title, noun, id, field, menu }), rows: rowsText(id, field, title) };
}

interface Words {
  name: string;
  title: string;
  noun: string;
  id: string;
  field: string;
  menu: string;
}

const schemaText = ({ name, title, noun, id, field, menu }: Words): string => `{
  "$schema": "./meta/entity.schema.json",
  "$id": "${name}",
  "title": "${title}s",
  "type": "object",
  "properties": {
    "${id}": { "type": "integer", "title": "ID", "readOnly": true },
    "${field}": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 50,
      "errorMessage": { "required": "Please input a name", "maxLength": "At most {limit} characters" }
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 500,
      "x-ui": { "widget": "multiline", "lines": 4 }
    },
    "createTime": { "$ref": "common.json#/$defs/createTime" },
    "dataStatus": { "$ref": "common.json#/$defs/dataStatus" }
  },
  "required": ["${field}"],
  "x-admin": {
    "id": "${id}",
    "label": "${field}",
    "noun": "${noun}",
    ${menu}"routes": { "list": "/${name}" },
    "calls": {
      "page": { "call": "POST ${name}/${name}-pages", "paging": "pageNo/pageVo" },
      "get": "GET ${name}/${name}s/{${id}}",
      "create": "POST ${name}/${name}s",
      "update": "PUT ${name}/${name}s",
      "delete": "DELETE ${name}/${name}s/{${id}}"
    },
    "list": {
      "columns": ["${id}", "${field}", "createTime", "dataStatus"],
      "filters": ["dataStatus", { "name": "${field}", "search": true, "placeholder": "Search by name" }]
    },
    "form": { "in": "dialog", "fields": ["${field}", "description"] },
    "messages": {
      "created": "Successfully added",
      "updated": "Successfully updated",
      "deleted": "Successfully deleted"
    }
  }
}
`;

function rowsText(id: string, field: string, title: string): string {
  const row = (number: number, status: string): string => `  {
    "${id}": ${number},
    "${field}": "${title} ${number}",
    "description": "Sample row ${number}",
    "createTime": "2026-0${number}-15 09:30",
    "dataStatus": "${status}"
  }`;
  return `[\n${[row(1, 'Active'), row(2, 'Active'), row(3, 'Inactive')].join(',\n')}\n]\n`;
}
