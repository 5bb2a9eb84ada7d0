/** Reads values of documents that do not fit the types beside them: codes, defaults and patterns. */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { JSON_TYPE_TESTS } from '../../../../src/model/values/jsonTypeTests';
import { findPatternFault } from '../../lint/rules/checkPatterns';
import { isObject } from '../../lint/source/readJson';

/** Returns the types of a field; none if it states no type. */
export const getTypes = ({ type }: FieldDefinition): string[] => [type ?? []].flat();

/** Whether a value is of one of the types of a field; documents have examples and defaults of others. */
export const isOfType = (value: unknown, types: readonly string[]): boolean =>
  types.length === 0 || types.some((type) => JSON_TYPE_TESTS[type]?.(value));

function alignCode(code: unknown, types: readonly string[]): unknown {
  if (code === null || isOfType(code, types)) return code;
  if (types.includes('string')) return String(code);
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && typeof code === 'string' && /^-?\d+(\.\d+)?$/.test(code) ? Number(code) : code;
}

/**
 * Returns codes as the field stores them, each once: documents list `true` and `1` as the values of a text. None are
 * returned if one is of another type, such as `0 (User)` for a number.
 */
export function alignCodes(codes: readonly unknown[], types: readonly string[]): unknown[] {
  const aligned = [...new Set(codes.map((code) => alignCode(code, types)))];
  return aligned.every((code) => code === null || isOfType(code, types) || isObject(code)) ? aligned : [];
}

/** A pattern written as in code, between slashes, which would match no text; with flags. */
const LITERAL = /^\/(.*)\/([dgimsuvy]*)$/s;

/** One character of a pattern, or a group without groups inside. */
const PATTERN_ITEM = String.raw`(?:\[(?:\\.|[^\]\\])+\]|\\.|[^\\[\](){}.*+?|^$]|\((?:\?:)?(?:\\.|\[(?:\\.|[^\]\\])+\]|[^()[\]\\])*\))`;
const REPEATED_TWICE = new RegExp(String.raw`(\((?:\?:)?(?:${PATTERN_ITEM}\?)*${PATTERN_ITEM})\+(\)[*+])`, 'g');

/**
 * Returns a pattern of the same texts in which a repeated group does not end with something repeated, where all before it
 * may be missing: `([-.]?[a-z])*` for `([-.]?[a-z]+)*`. The time to match the latter can be exponential.
 */
const repeatOnce = (pattern: string): string => pattern.replaceAll(REPEATED_TWICE, '$1$2');

/**
 * Returns the pattern as JSON Schema has it. One that ignores case cannot be written there, unless it has no letters; one
 * that is no regular expression or can take forever is omitted.
 */
export function readPattern(pattern: string | undefined): string | undefined {
  const [, inner, flags = ''] = (pattern !== undefined && LITERAL.exec(pattern)) || [];
  const read = inner ?? pattern;
  if (read === undefined || (flags.includes('i') && /[A-Za-z]/.test(read.replaceAll(/\\./g, '')))) return undefined;
  return [read, repeatOnce(read)].find((one) => findPatternFault(one) === undefined);
}
