/** Generates the tables of `schema/README.md` from the meta-schema. */
import { resolveMetaSchema, type MetaSchema, type MetaSchemaNode } from '../../../src/model/schemaLanguage/metaSchema';
import { KEY_DOCUMENTATION_TABLES, NAME_DOCUMENTATION_TABLES } from './referenceTables';

const formatCode = (text: string): string => `\`${text}\``;

/** Escapes vertical bars, which would otherwise end the cell. */
const formatCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const formatTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(formatCell).join(' | ')} |`).join('\n');

/** Maximum number of values that a cell lists. Longer enumerations have a table of their own. */
const FEW = 6;

/**
 * Returns a sentence that lists the allowed values. Returns an empty text if the description already mentions all
 * of them.
 */
function allowed({ enum: values }: MetaSchema, message: string): string {
  if (!values || values.length > FEW) return '';
  const unsaid = values.filter((value) => !message.includes(String(value)));
  if (unsaid.length === 0) return '';
  return ` ${values.length === 1 ? 'Write' : 'One of'} ${values.map((value) => formatCode(String(value))).join(', ')}.`;
}

function getMeaning({ node }: MetaSchemaNode): string {
  const message = node.description ?? '';
  return `${message}${allowed(node, message)}`.trim();
}

interface Row {
  key: string;
  on: readonly string[];
  meaning: string;
}

const SHOWN = new Set([...KEY_DOCUMENTATION_TABLES.values()].map(({ node }) => node));

/**
 * Whether the keys of a nested object are omitted from the table, because the object has a table of its own or is a
 * JSON Schema.
 */
const isFolded = ({ node, name }: MetaSchemaNode, target: MetaSchema): boolean =>
  name !== undefined || SHOWN.has(node) || SHOWN.has(target);

/**
 * Returns the nested object that is the value of a key or, if the value is an array, the object that describes its
 * items.
 */
function getInner(own: MetaSchema, file: string): MetaSchemaNode | undefined {
  for (const metaNode of [own, own.items].map((node): MetaSchemaNode | undefined => node && { node, file })) {
    if (!metaNode) continue;
    const parentNode = resolveMetaSchema(metaNode);
    if (parentNode.node.properties && !isFolded(parentNode, metaNode.node)) return parentNode;
  }
  return undefined;
}

function getRows({ node, file }: MetaSchemaNode, before = ''): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, own]): Row[] => {
    const metaNode = resolveMetaSchema({ node: own, file });
    const key = `${before}${name}`;
    const inner = getInner(own, file);
    const row = { key, on: metaNode.node['x-semantics']?.appliesTo ?? [], meaning: getMeaning(metaNode) };
    return [row, ...(inner ? getRows(inner, `${key}.`) : [])];
  });
}

/** Creates a table of the keys of an object. The keys of nested objects are written as paths with dots. */
export function createSchemaKeyTable(metaNode: MetaSchemaNode): string {
  const rows = getRows(resolveMetaSchema(metaNode));
  if (!rows.some(({ on }) => on.length > 0)) {
    return formatTable(
      ['key', 'meaning'],
      rows.map(({ key, meaning }) => [formatCode(key), meaning]),
    );
  }
  return formatTable(
    ['key', 'on type', 'meaning'],
    rows.map(({ key, on, meaning }) => [formatCode(key), on.join(', '), meaning]),
  );
}

/** Creates a table of the values that a key allows. */
function createNameTable({ node }: MetaSchemaNode): string {
  const { enum: values = [], enumDescriptions, oneOf } = node;
  if (oneOf) {
    const rows = oneOf.map(({ const: name, description = '' }) => [formatCode(String(name)), description]);
    return formatTable(['name', 'meaning'], rows);
  }
  if (!enumDescriptions) return `${values.map((value) => formatCode(String(value))).join(', ')}.`;
  return formatTable(
    ['name', 'meaning'],
    values.map((value, index) => [formatCode(String(value)), enumDescriptions[index] ?? '']),
  );
}

function getText(name: string): string {
  const keys = KEY_DOCUMENTATION_TABLES.get(name);
  const names = NAME_DOCUMENTATION_TABLES.get(name);
  if (keys) return createSchemaKeyTable(keys);
  if (names) return createNameTable(names);
  throw new Error(
    `There is no table "${name}"; there are ${[...KEY_DOCUMENTATION_TABLES.keys(), ...NAME_DOCUMENTATION_TABLES.keys()].join(', ')}`,
  );
}

const MARKED = /<!-- table: ([\w-]+) -->\n[\s\S]*?<!-- end -->/g;

/**
 * Returns the document with new tables between the markers `<!-- table: field -->` and `<!-- end -->`.
 * @throws Error if a marker names an unknown table, or if a table has no marker in the document
 */
export function updateDocumentationTables(text: string): string {
  const there = [...text.matchAll(MARKED)].map(([, name]) => name!);
  const lost = [...KEY_DOCUMENTATION_TABLES.keys(), ...NAME_DOCUMENTATION_TABLES.keys()].filter(
    (name) => !there.includes(name),
  );
  if (lost.length > 0) throw new Error(`The document has no mark for ${lost.map((name) => `"${name}"`).join(', ')}`);
  return text.replaceAll(MARKED, (_, name: string) => `<!-- table: ${name} -->\n${getText(name)}\n<!-- end -->`);
}
