import pluralize from 'pluralize';
import { ENTITY_META_SCHEMA_PATH } from './migrations/version';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TAKEN = ['common', 'options', 'navigation'];

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Applies a change to the last word of a kebab-case name: `parking-lot` → `parking-lots`. */
const withLast = (name: string, change: (word: string) => string): string =>
  name.replace(/[^-]+$/, (word) => change(word));

/**
 * Creates the schema file of an entity with a plain REST API: with a list, a form in a dialog, and all calls. It
 * contains one example of everything that analysts change most often: a required text field with its own messages, a long text, shared definitions, list columns, a filter,
 * a search, a dialog form and success messages. The text is formatted as by the project's formatter.
 * @param name name of the entity and of its files
 * @param group key of the menu group that contains the entity
 * @param metaSchema the value of `$schema`
 * @throws Error if the name is not in kebab-case or is reserved
 */
export function createEntitySchema(name: string, group?: string, metaSchema = ENTITY_META_SCHEMA_PATH): string {
  if (!NAME.test(name))
    throw new Error(`"${name}" is no entity name: write lower-case words with hyphens, as in "pos-device"`);
  if (TAKEN.includes(name) || name in {}) throw new Error(`"${name}" cannot name an entity: the name is taken`);
  const plural = withLast(name, (word) => pluralize.plural(word));
  const one = withLast(name, (word) => pluralize.singular(word)).split('-');
  const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return createSchemaText({
    metaSchema,
    name,
    plural,
    title: plural.split('-').map(capitalize).join(' '),
    singularName: one.join(' '),
    id: `${camel}Id`,
    field: `${camel}Name`,
    menu: group ? `"menu": { "group": "${group}", "order": 900 },\n    ` : '',
  });
}

interface Words {
  metaSchema: string;
  name: string;
  /** Plural name, used in the URL of the REST collection: `parking-lots`. */
  plural: string;
  title: string;
  singularName: string;
  id: string;
  field: string;
  menu: string;
}

const createSchemaText = ({ metaSchema, name, plural, title, singularName, id, field, menu }: Words): string => `{
  "$schema": "${metaSchema}",
  "$id": "${name}",
  "title": "${title}",
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
      "x-ui": { "widget": "multiline", "textareaRows": 4 }
    },
    "createTime": { "$ref": "common.json#/$defs/createTime" },
    "dataStatus": { "$ref": "common.json#/$defs/dataStatus" }
  },
  "required": ["${field}"],
  "x-admin": {
    "idField": "${id}",
    "titleField": "${field}",
    "singularName": "${singularName}",
    ${menu}"routes": { "list": "/${name}" },
    "calls": { "rest": "${plural}" },
    "list": {
      "columns": ["${id}", "${field}", "createTime", "dataStatus"],
      "filters": ["dataStatus", { "name": "${field}", "search": true, "placeholder": "Search by name" }]
    },
    "form": { "openAs": "dialog", "fields": ["${field}", "description"] },
    "messages": {
      "created": "Successfully added",
      "updated": "Successfully updated",
      "deleted": "Successfully deleted"
    }
  }
}
`;
