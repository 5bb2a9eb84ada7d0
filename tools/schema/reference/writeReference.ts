/** Generates tables of the keys and values in the meta-schema for the documentation. */
import { resolveMetaSchema, type MetaSchema, type MetaSchemaNode } from '../../../src/model/schemaLanguage/metaSchema';
import { REFERENCE_TABLES, NAME_TABLES } from './referenceTables';

const code = (text: string): string => `\`${text}\``;

/** Escapes vertical bars, which would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Longer enumerations have a table of their own. */
const FEW = 6;

/** Returns the allowed values that the description does not mention. */
function allowed({ enum: values }: MetaSchema, said: string): string {
  if (!values || values.length > FEW) return '';
  const unsaid = values.filter((value) => !said.includes(String(value)));
  if (unsaid.length === 0) return '';
  return ` ${values.length === 1 ? 'Write' : 'One of'} ${values.map((value) => code(String(value))).join(', ')}.`;
}

function getMeaning({ node }: MetaSchemaNode): string {
  const said = node.description ?? '';
  return `${said}${allowed(node, said)}`.trim();
}

interface Row {
  key: string;
  on: readonly string[];
  meaning: string;
}

const SHOWN = new Set([...REFERENCE_TABLES.values()].map(({ node }) => node));

/** Whether a key's object is left out of the table: it has a table of its own, or is a schema itself. */
const isFolded = ({ node, name }: MetaSchemaNode, target: MetaSchema): boolean =>
  name !== undefined || SHOWN.has(node) || SHOWN.has(target);

/** Returns the object below a key, or the object that each item of its array describes. */
function getInner(own: MetaSchema, file: string): MetaSchemaNode | undefined {
  for (const place of [own, own.items].map((node): MetaSchemaNode | undefined => node && { node, file })) {
    if (!place) continue;
    const whole = resolveMetaSchema(place);
    if (whole.node.properties && !isFolded(whole, place.node)) return whole;
  }
  return undefined;
}

function getRows({ node, file }: MetaSchemaNode, before = ''): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, own]): Row[] => {
    const place = resolveMetaSchema({ node: own, file });
    const key = `${before}${name}`;
    const inner = getInner(own, file);
    const row = { key, on: place.node['x-semantics']?.appliesTo ?? [], meaning: getMeaning(place) };
    return [row, ...(inner ? getRows(inner, `${key}.`) : [])];
  });
}

/** Creates a table of the keys of an object; keys of nested objects have a path with dots. */
export function createKeyTable(place: MetaSchemaNode): string {
  const rows = getRows(resolveMetaSchema(place));
  if (!rows.some(({ on }) => on.length > 0)) {
    return table(
      ['key', 'meaning'],
      rows.map(({ key, meaning }) => [code(key), meaning]),
    );
  }
  return table(
    ['key', 'on type', 'meaning'],
    rows.map(({ key, on, meaning }) => [code(key), on.join(', '), meaning]),
  );
}

/** Creates a table of the values that a key allows. */
function nameTable({ node }: MetaSchemaNode): string {
  const { enum: values = [], enumDescriptions, oneOf } = node;
  if (oneOf) {
    const rows = oneOf.map(({ const: name, description = '' }) => [code(String(name)), description]);
    return table(['name', 'meaning'], rows);
  }
  if (!enumDescriptions) return `${values.map((value) => code(String(value))).join(', ')}.`;
  return table(
    ['name', 'meaning'],
    values.map((value, index) => [code(String(value)), enumDescriptions[index] ?? '']),
  );
}

function getText(name: string): string {
  const keys = REFERENCE_TABLES.get(name);
  const names = NAME_TABLES.get(name);
  if (keys) return createKeyTable(keys);
  if (names) return nameTable(names);
  throw new Error(
    `There is no table "${name}"; there are ${[...REFERENCE_TABLES.keys(), ...NAME_TABLES.keys()].join(', ')}`,
  );
}

const MARKED = /<!-- table: ([\w-]+) -->\n[\s\S]*?<!-- end -->/g;

/**
 * Returns a document with regenerated tables between the markers `<!-- table: field -->` and `<!-- end -->`.
 * @throws Error for a marker that names no table, and for a table without a marker in the document
 */
export function updateReferenceTables(text: string): string {
  const there = [...text.matchAll(MARKED)].map(([, name]) => name!);
  const lost = [...REFERENCE_TABLES.keys(), ...NAME_TABLES.keys()].filter((name) => !there.includes(name));
  if (lost.length > 0) throw new Error(`The document has no mark for ${lost.map((name) => `"${name}"`).join(', ')}`);
  return text.replaceAll(MARKED, (_, name: string) => `<!-- table: ${name} -->\n${getText(name)}\n<!-- end -->`);
}
