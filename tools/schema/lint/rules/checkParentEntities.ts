/** Reports cyclic references: entities that are parents of each other, and screens that embed each other. */
import { getEntityName, type LintFolder, type LintRule } from '../source/lintFolder';
import { toTextOrUndefined, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';
import { findCycle } from './findCycle';
import { getSections } from './checkSections';

/**
 * An edge of the graph: from an entity to its parent, or from a screen to a screen that it embeds. Screens are
 * named by entity and kind, such as `article list`.
 */
interface Step {
  from: string;
  to: string;
  path: JsonPath;
}

/** Returns the shortest cycle that contains the node `name`. */
const findCycleAt = (name: string, getParents: (name: string) => Step[]): Step[] | undefined =>
  getParents(name)
    .flatMap((step) => {
      const way = findCycle(step, getParents);
      return way ? [way] : [];
    })
    .toSorted((one, other) => one.length - other.length)[0];

const PART_OF = ['x-admin', 'parentEntity'];

const getOwner = (entity: SourceFile): Step[] => {
  const to = toTextOrUndefined(getValueAtPath(entity.value, PART_OF));
  return to === undefined ? [] : [{ from: getEntityName(entity), to, path: PART_OF }];
};

/**
 * Reports entities that are, directly or indirectly, their own parent. Each chain of parents must end, because
 * permissions and menu entry are defined by the topmost entity.
 */
export const checkParentCycles: LintRule = (source, folder) => {
  const byName = new Map(folder.entities.map((entity) => [getEntityName(entity), entity]));
  const name = getEntityName(source);
  const way = findCycleAt(name, (one) => {
    const entity = byName.get(one);
    return entity ? getOwner(entity) : [];
  });
  if (!way) return [];
  const names = way.map(({ from }) => from);
  const message =
    way.length === 1 ? `${quote(name)} is part of itself` : `${joinQuotedNames(names)} are part of each other`;
  return [{ at: PART_OF, message, suggestion: 'Let one of them be no part of another.' }];
};

/** Paths of the sections in which a screen may embed other screens. */
const SCREENS: readonly (readonly [screen: 'list' | 'view', path: JsonPath])[] = [
  ['list', ['x-admin', 'list', 'sectionsAboveFilters']],
  ['list', ['x-admin', 'list', 'sectionsBelowFilters']],
  ['view', ['x-admin', 'view', 'sections']],
];

/**
 * Returns the path of a screen's sections. A view screen without its own `view.sections` shows the sections of the
 * form.
 */
function getPath(value: Json, screen: 'list' | 'view', path: JsonPath): JsonPath {
  return screen === 'view' && getValueAtPath(value, path) === undefined ? ['x-admin', 'form', 'sections'] : path;
}

function shownIn(entity: SourceFile, screen: 'list' | 'view'): Step[] {
  const { value } = entity;
  const from = `${getEntityName(entity)} ${screen}`;
  return SCREENS.filter(([one]) => one === screen).flatMap(([, at]) => {
    const path = getPath(value, screen, at);
    return getSections(value, path).flatMap(({ section: { embeddedList: list, embeddedView: view }, path: own }) => [
      ...(typeof list === 'string' ? [{ from, to: `${list} list`, path: [...own, 'embeddedList'] }] : []),
      ...(typeof view === 'string' ? [{ from, to: `${view} view`, path: [...own, 'embeddedView'] }] : []),
    ]);
  });
}

function findParentCycle(source: SourceFile, screen: 'list' | 'view', { entities }: LintFolder): LintFinding[] {
  const byName = new Map(entities.map((entity) => [getEntityName(entity), entity]));
  const getParents = (node: string): Step[] => {
    const [name = '', kind = 'list'] = node.split(' ');
    const entity = byName.get(name);
    return entity ? shownIn(entity, kind as 'list' | 'view') : [];
  };
  const way = findCycleAt(`${getEntityName(source)} ${screen}`, getParents);
  const [first] = way ?? [];
  if (!way || !first) return [];
  const names = [...new Set(way.map(({ from }) => from.split(' ')[0]))];
  const message =
    names.length === 1 ? `the ${screen} shows itself` : `the screens of ${joinQuotedNames(names)} show each other`;
  return [{ at: first.path, message: `${message}, without an end`, suggestion: 'Take one of the sections out.' }];
}

/** Reports screens that embed themselves, directly or through other screens. */
export const checkNestedScreens: LintRule = (source, folder) =>
  (['list', 'view'] as const).flatMap((screen) => findParentCycle(source, screen, folder));
