import { findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Fault, Severity } from './fault';
import { asObject, type Json, type Path } from './json';
import { ENTITY_SCHEMA, getStatedVersion } from '../../migrations/version';
import { nearest } from './words';

/** What a rule found; `at` is the place in the file, `key` points at the name instead of the value. */
export interface Finding {
  at: Path | number;
  key?: boolean;
  message: string;
  cure: string;
  severity?: Severity;
}

/** Definitions from elsewhere have no screens: others refer to them. */
export type Kind = 'entity' | 'definitions' | 'common' | 'options' | 'navigation' | 'translation';

/** One file, read as far as it can be read. */
export interface Source {
  name: string;
  kind: Kind;
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

const KINDS: Record<string, Kind> = {
  'common.json': 'common',
  'options.json': 'options',
  'navigation.json': 'navigation',
};

const kindOf = (name: string): Kind => KINDS[name] ?? (name.includes('/') ? 'translation' : 'entity');

/** Never throws: the parser skips what it cannot read and says where. */
export function readSource(name: string, text: string): Source {
  const kind = kindOf(name);
  const syntax: ParseError[] = [];
  const root = parseTree(text, syntax, { disallowComments: true, allowTrailingComma: false });
  const value = asObject(root && getNodeValue(root));
  return { name, kind, text, root, value, syntax, isForeign: kind === 'entity' && isElsewhere(value) };
}

/** What is nearly ours is a slip. */
const isElsewhere = ({ $schema }: Json): boolean =>
  typeof $schema !== 'string' ||
  (getStatedVersion($schema) === undefined && nearest($schema, [ENTITY_SCHEMA]) === undefined);

/** The nearest node that exists: what a reference brings in has no place in this file. */
function nodeAt(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

const keyOf = (node: Node): Node => (node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node);

function offsetOf({ root }: Source, { at, key }: Finding): number {
  if (typeof at === 'number') return at;
  if (!root) return 0;
  const node = nodeAt(root, at);
  return (key ? keyOf(node) : node).offset;
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A finding with the place an editor can jump to. */
export function toFault(source: Source, finding: Finding, folder: string): Fault {
  const { message, cure, severity = 'error' } = finding;
  const position = positionOf(source.text, offsetOf(source, finding));
  return { file: folder ? `${folder}/${source.name}` : source.name, ...position, message, cure, severity };
}
