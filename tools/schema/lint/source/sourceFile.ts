import { findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Diagnostic, Severity } from './diagnostic';
import { toObjectOrEmpty, type Json, type JsonPath } from './readJson';
import { ENTITY_META_SCHEMA_PATH, getDeclaredVersion } from '../../migrations/version';
import { findNearestName } from './messageWording';
import { getPosition } from './textPositions';

/**
 * An error or warning that a lint rule has found. `at` is the path of a value in the file, or an offset in the
 * text. If `key` is true, the reported position is that of the key and not that of its value.
 */
export interface LintFinding {
  at: JsonPath | number;
  key?: boolean;
  message: string;
  suggestion: string;
  severity?: Severity;
  /**
   * Whether the finding concerns a missing key or a combination of keys. In a file that was parsed only in part,
   * such findings are unreliable and omitted.
   */
  dependsOnOthers?: boolean;
  /** Whether the value is of another kind than it must be, so that what is found inside of it is a consequence. */
  isWrongKind?: boolean;
  /** Whether the key stands at another level than it must, so that much around it seems to be unknown or missing. */
  isWrongPlace?: boolean;
  /** Whether everything else that is wrong in the file is or may be a consequence. */
  isCauseOfAll?: boolean;
  /** The file in which a name is missing. If that file cannot be read, it may contain the name. */
  missingIn?: string;
  /**
   * Names what often has the same fault several times, such as the entries of a list. Of the findings with one name, only
   * the first is reported.
   */
  group?: string;
}

/** The kind of a file. `definitions` is a standard JSON Schema without screens, to which other files refer. */
export type SchemaFileKind =
  | 'entity'
  | 'definitions'
  | 'common'
  | 'options'
  | 'navigation'
  | 'dialects'
  | 'translation';

/** A schema file. If the JSON is invalid, only the valid part is available. */
export interface SourceFile {
  name: string;
  kind: SchemaFileKind;
  text: string;
  root: Node | undefined;
  /**
   * The parsed content. If the JSON is invalid, it contains only the part that could be parsed, or is an empty
   * object.
   */
  value: Json;
  syntax: ParseError[];
  /**
   * Whether this is a foreign schema: a standard JSON Schema written for other tools. Outside `x-admin`, the lint
   * only reports, as warnings, which keywords the screens interpret differently. `x-admin` is checked completely.
   */
  isForeign: boolean;
}

const KINDS: Record<string, SchemaFileKind> = {
  'common.json': 'common',
  'options.json': 'options',
  'navigation.json': 'navigation',
  'dialects.json': 'dialects',
};

const getKind = (name: string): SchemaFileKind => KINDS[name] ?? (name.includes('/') ? 'translation' : 'entity');

/** Parses a file. Never throws: the parser continues after syntax errors and records their positions. */
export function parseSchemaFile(name: string, text: string): SourceFile {
  const kind = getKind(name);
  const syntax: ParseError[] = [];
  const root = parseTree(text, syntax, { disallowComments: true, allowTrailingComma: false });
  const value = toObjectOrEmpty(root && getNodeValue(root));
  return { name, kind, text, root, value, syntax, isForeign: kind === 'entity' && isElsewhere(value) };
}

/**
 * Whether a schema is foreign, which its `$schema` determines. If `$schema` is a misspelling of the schema
 * language's own, the schema is not foreign.
 */
const isElsewhere = ({ $schema }: Json): boolean =>
  typeof $schema !== 'string' ||
  (getDeclaredVersion($schema) === undefined && findNearestName($schema, [ENTITY_META_SCHEMA_PATH]) === undefined);

/**
 * Returns the syntax tree node at a path. If the content comes from a reference, it has no position in this file.
 * In this case, returns the nearest existing parent node.
 */
function getNodeAtPath(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

const getKey = (node: Node): Node => (node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node);

function getOffset({ root }: SourceFile, { at, key }: LintFinding): number {
  if (typeof at === 'number') return at;
  if (!root) return 0;
  const node = getNodeAtPath(root, at);
  return (key ? getKey(node) : node).offset;
}

/** Converts a finding to a diagnostic, which contains line and column instead of a path. */
export function toDiagnostic(source: SourceFile, finding: LintFinding, folder: string): Diagnostic {
  const { message, suggestion, severity = 'error' } = finding;
  const position = getPosition(source.text, getOffset(source, finding));
  return { file: folder ? `${folder}/${source.name}` : source.name, ...position, message, suggestion, severity };
}
