/**
 * Generates the virtual modules with the complete menu, which only types of sign-in without a menu call load, and with
 * the search words of entities, which the filter of the menu and the command palette load.
 */
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import type { Entity } from '../../src/model/entity/entity';
import type { FullMenuEntry } from '../../src/model/entity/fullMenu';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import { isObject } from '../../src/model/values/cleanValues';
import { getListRoutePaths } from '../../src/model/routes/parentRelation';
import type { NavigationDefinition } from '../../src/model/schemaLanguage/definition';
import type { VirtualModule } from './virtualModules';

const compareMenuOrder = (one: Entity, other: Entity): number =>
  (one.menu?.order ?? 0) - (other.menu?.order ?? 0) || one.name.localeCompare(other.name);

/** Returns the entries of an entity: one for its list, and one for each route variant that has its own title. */
function createEntries({ name, title, routes, addresses = {} }: Entity): FullMenuEntry[] {
  const variants = Object.entries(addresses).flatMap(([index, variant]): FullMenuEntry[] => {
    const path = routes[Number(index)]?.list;
    if (variant.title === undefined || path === undefined) return [];
    return [{ entity: name, resourceKey: `${name}-${variant.name}`, name: variant.title, path }];
  });
  const [path] = getListRoutePaths({ routes });
  return [...(path === undefined ? [] : [{ entity: name, resourceKey: name, name: title, path }]), ...variants];
}

/** Returns the menu: entries without a group first, then the groups in the order of `navigation.json`. */
export function createFullMenu(entities: readonly Entity[], groups: NavigationDefinition['groups']): FullMenuEntry[] {
  const shown = entities.filter(({ menu }) => menu).toSorted(compareMenuOrder);
  const isInGroup = (entity: Entity): boolean => groups.some(({ key }) => key === entity.menu?.group);
  return [
    ...shown.filter((entity) => !isInGroup(entity)).flatMap(createEntries),
    ...groups.map(({ key, title }) => ({
      resourceKey: key,
      name: title,
      children: shown.filter(({ menu }) => menu?.group === key).flatMap(createEntries),
    })),
  ];
}

export function createMenuModule(
  entities: readonly CompiledEntity[],
  navigation: NavigationDefinition | undefined,
): VirtualModule {
  const menu = createFullMenu(
    entities.map(({ entity }) => entity),
    navigation?.groups ?? [],
  );
  const text = `export const menu = ${JSON.stringify(menu)};`;
  return { print: text, text: () => text };
}

/** Creates the module with the search words of each entity. They hold in every language, whichever a user knows them in. */
export function createSearchWordsModule(
  entities: readonly CompiledEntity[],
  translations: readonly TranslationFile[],
): VirtualModule {
  const words = entities.flatMap(({ entity: { name }, definition }): [string, string][] => {
    const { searchWords = [] } = definition['x-admin'];
    const translated = translations.flatMap((texts) => {
      const own = texts[name]?.['searchWords'];
      return isObject(own) ? Object.values(own).map(String) : [];
    });
    return searchWords.length > 0 ? [[name, [...searchWords, ...translated].join(' ')]] : [];
  });
  const text = `export const searchWords = ${JSON.stringify(Object.fromEntries(words))};`;
  return { print: text, text: () => text };
}
