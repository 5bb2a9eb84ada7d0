/**
 * Reports regular expressions that are invalid, that are written between slashes, or whose matching takes
 * exponential time.
 */
import { analyse } from 'scslre';
import type { LintRule } from '../source/lintFolder';
import { toTextOrUndefined } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { findFormatConflict, findMisunderstanding } from './patternMeaning';
import { compileRegex } from './valueChecks';

/**
 * A regular expression in the notation of programming languages: between slashes, with optional flags. In JSON
 * Schema the slashes would be part of the pattern.
 */
const BETWEEN_SLASHES = /^\/.*\/[dgimsuvy]*$/;

/** A group with a quantifier. Matching can take exponential time only if the pattern contains such a group. */
const NESTED = /\)(?:[*+]|\{\d*,\d*\})/;

/** Caches which patterns are catastrophic, because the folder is linted on every save. */
const known = new Map<string, boolean>();

/**
 * Whether matching can take exponential time (catastrophic backtracking): a text that almost matches the pattern
 * would block the browser for minutes.
 */
function isCatastrophic(pattern: string, regex: RegExp): boolean {
  if (!NESTED.test(pattern)) return false;
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const found = analyse(regex).reports.some(({ exponential }) => exponential);
  known.set(pattern, found);
  return found;
}

/** Returns what is wrong with a pattern; undefined if nothing is. */
export function findPatternFault(pattern: string): Omit<LintFinding, 'at'> | undefined {
  if (BETWEEN_SLASHES.test(pattern)) {
    return {
      message: '"pattern" stands between slashes, which the text would have to contain',
      suggestion: 'Write it without them, as in "^[A-Z]+$"; a slash that is meant is written [/].',
    };
  }
  const regex = compileRegex(pattern);
  if (!regex) {
    const reason = getReason(pattern);
    const suggestion = 'Write a regular expression; a backslash is written as two in JSON.';
    return { message: `"pattern" is no regular expression: ${reason}`, suggestion };
  }
  return isCatastrophic(pattern, regex)
    ? {
        message: '"pattern" would take for ever on some texts: what it repeats can be read in several ways',
        suggestion: 'Repeat one thing only: "^a+$" instead of "^(a+)+$".',
      }
    : undefined;
}

function getReason(pattern: string): string {
  try {
    RegExp(pattern, 'u');
    return '';
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/^.*: /, '');
  }
}

export const checkPatterns: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ own, path, entityFile, base, role }) => {
    const pattern = toTextOrUndefined(own['pattern']);
    if (pattern === undefined) return [];
    const format = toTextOrUndefined((role === 'field' ? entityFile : { ...base, ...entityFile })['format']);
    const finding = findPatternFault(pattern) ?? findMisunderstanding(pattern) ?? findFormatConflict(pattern, format);
    return finding ? [{ at: [...path, 'pattern'], ...finding }] : [];
  });
