/** Warns of screens that no user may open, because neither the entity nor one of its parents is in the menu. */
import { getEntityName, type LintRule } from '../source/lintFolder';
import { getValueAtPath, toTextOrUndefined } from '../source/readJson';
import type { SourceFile } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { getRoutesInEntityFile } from './checkRoutes';

/** Returns an entity and its parents, or undefined if one of them does not exist or is its own parent. */
function getParentChain(source: SourceFile, entities: readonly SourceFile[]): SourceFile[] | undefined {
  const chain: SourceFile[] = [];
  let current: SourceFile | undefined = source;
  while (current) {
    if (chain.includes(current)) return undefined;
    chain.push(current);
    const parent = toTextOrUndefined(getValueAtPath(current.value, ['x-admin', 'parentEntity']));
    if (parent === undefined) return chain;
    current = entities.find((entity) => getEntityName(entity) === parent);
  }
  return undefined;
}

export const checkReachability: LintRule = (source, { entities }) => {
  if (getRoutesInEntityFile(source.value).length === 0) return [];
  const chain = getParentChain(source, entities);
  // Another rule reports parents that do not exist.
  if (!chain || chain.some(({ value }) => getValueAtPath(value, ['x-admin', 'menu']) !== undefined)) return [];
  const [, parent] = chain;
  const menu = 'Add "menu": { "group": "…" } to "x-admin"';
  return [
    {
      at: ['x-admin', 'routes'],
      key: true,
      message: `nobody may open the screens of ${quote(getEntityName(source))}: permissions belong to menu entries, and it has none`,
      suggestion: parent
        ? `${menu} of ${quote(getEntityName(parent))}, its "parentEntity".`
        : `${menu}, or "parentEntity" with the entity from whose screens users come.`,
      severity: 'warning',
    },
  ];
};
