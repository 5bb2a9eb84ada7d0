import { findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Diagnostic, Severity } from './diagnostic';
import { toObject, type Json, type JsonPath } from './readJson';
import { ENTITY_SCHEMA, getStatedVersion } from '../../migrations/version';
import { findNearestName } from './messageWording';

/** What a rule found; `at` is the place in the file, `key` points at the name instead of the value. */
export interface LintFinding {
  at: JsonPath | number;
  key?: boolean;
  message: string;
  suggestion: string;
  severity?: Severity;
}

/** Definitions from elsewhere have no screens: others refer to them. */
export type SourceKind = 'entity' | 'definitions' | 'common' | 'options' | 'navigation' | 'translation';

/** One file, read as far as it can be read. */
export interface SourceFile {
  name: string;
  kind: SourceKind;
  text: string;
  root: Node | undefined;
  /** What the readable part says; an empty object for a file without any. */
  value: Json;
  syntax: ParseError[];
  /**
   * Written for other tools: of its schema only what these screens make of it is told, and never as an
   * error. Its `x-admin` is ours.
   */
  isForeign: boolean;
}

const KINDS: Record<string, SourceKind> = {
  'common.json': 'common',
  'options.json': 'options',
  'navigation.json': 'navigation',
};

const getKind = (name: string): SourceKind => KINDS[name] ?? (name.includes('/') ? 'translation' : 'entity');

/** Never throws: the parser skips what it cannot read and says where. */
export function parseSource(name: string, text: string): SourceFile {
  const kind = getKind(name);
  const syntax: ParseError[] = [];
  const root = parseTree(text, syntax, { disallowComments: true, allowTrailingComma: false });
  const value = toObject(root && getNodeValue(root));
  return { name, kind, text, root, value, syntax, isForeign: kind === 'entity' && isElsewhere(value) };
}

/** What is nearly ours is a slip. */
const isElsewhere = ({ $schema }: Json): boolean =>
  typeof $schema !== 'string' ||
  (getStatedVersion($schema) === undefined && findNearestName($schema, [ENTITY_SCHEMA]) === undefined);

/** The nearest node that exists: what a reference brings in has no place in this file. */
function nodeAt(root: Node, path: JsonPath): Node {
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
  const node = nodeAt(root, at);
  return (key ? getKey(node) : node).offset;
}

function getPosition(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A finding with the place an editor can jump to. */
export function toDiagnostic(source: SourceFile, finding: LintFinding, folder: string): Diagnostic {
  const { message, suggestion, severity = 'error' } = finding;
  const position = getPosition(source.text, getOffset(source, finding));
  return { file: folder ? `${folder}/${source.name}` : source.name, ...position, message, suggestion, severity };
}
