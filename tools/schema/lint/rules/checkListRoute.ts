/**
 * Reports a list screen that users cannot reach. The meta-schema checks the other keys of `x-admin` that require
 * each other.
 */
import { getValueAtPath } from '../source/readJson';
import type { LintRule } from '../source/lintFolder';
import { getNamedScreenParts } from './screenParts';

export const checkListRoute: LintRule = (source, folder) => {
  if (!getValueAtPath(source.value, ['x-admin'])) return [];
  const { list, routes, isEmbedded } = getNamedScreenParts(source, folder);
  if (!list || routes['list'] || isEmbedded) return [];
  const suggestion = 'Add "list": "/…" to "routes", or show it in a section of another entity.';
  return [{ at: ['x-admin', 'list'], key: true, message: 'a list needs the route "list"', suggestion }];
};
