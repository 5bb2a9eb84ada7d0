import { findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Diagnostic, Severity } from './diagnostic';
import { toObject, type Json, type JsonPath } from './readJson';
import { ENTITY_SCHEMA, getStatedVersion } from '../../migrations/version';
import { findNearestName } from './messageWording';

/**
 * A finding of a rule. `at` is the path in the file; if `key` is set, the position of the property's key is
 * reported instead of that of its value.
 */
export interface LintFinding {
  at: JsonPath | number;
  key?: boolean;
  message: string;
  suggestion: string;
  severity?: Severity;
  /** It is about a key that is missing or stands beside another, which a half-parsed file cannot tell. */
  dependsOnOthers?: boolean;
}

/** The kind of a file; `definitions` is a foreign schema without screens to which others refer. */
export type SourceKind = 'entity' | 'definitions' | 'common' | 'options' | 'navigation' | 'translation';

/** A file, parsed as far as possible. */
export interface SourceFile {
  name: string;
  kind: SourceKind;
  text: string;
  root: Node | undefined;
  /** Content of the parts that could be parsed; an empty object for a file without any. */
  value: Json;
  syntax: ParseError[];
  /**
   * A foreign schema: standard JSON Schema written for other tools. Only what the screens make of it is reported,
   * and never as an error. Its `x-admin` is checked fully.
   */
  isForeign: boolean;
}

const KINDS: Record<string, SourceKind> = {
  'common.json': 'common',
  'options.json': 'options',
  'navigation.json': 'navigation',
};

const getKind = (name: string): SourceKind => KINDS[name] ?? (name.includes('/') ? 'translation' : 'entity');

/** Parses a file. Never throws: the parser skips errors and records their positions. */
export function parseSource(name: string, text: string): SourceFile {
  const kind = getKind(name);
  const syntax: ParseError[] = [];
  const root = parseTree(text, syntax, { disallowComments: true, allowTrailingComma: false });
  const value = toObject(root && getNodeValue(root));
  return { name, kind, text, root, value, syntax, isForeign: kind === 'entity' && isElsewhere(value) };
}

/**
 * Whether a schema is foreign. A `$schema` similar to that of the schema language is a typing error and does not
 * count.
 */
const isElsewhere = ({ $schema }: Json): boolean =>
  typeof $schema !== 'string' ||
  (getStatedVersion($schema) === undefined && findNearestName($schema, [ENTITY_SCHEMA]) === undefined);

/** Returns the nearest existing node, since content from a reference has no position in this file. */
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

function getPosition(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Converts a finding to a fault with a position that editors can open. */
export function toDiagnostic(source: SourceFile, finding: LintFinding, folder: string): Diagnostic {
  const { message, suggestion, severity = 'error' } = finding;
  const position = getPosition(source.text, getOffset(source, finding));
  return { file: folder ? `${folder}/${source.name}` : source.name, ...position, message, suggestion, severity };
}
