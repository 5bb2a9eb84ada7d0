/**
 * Generates the virtual modules with the complete menu, which only types of sign-in without a menu call load, and with
 * the search words of entities, which the filter of the menu and the command palette load.
 */
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import type { Entity } from '../../src/model/entity/entity';
import type { FullMenuEntry } from '../../src/model/entity/fullMenu';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import type { SharedViewEntry } from '../../src/model/registry/searchWords';
import { getOwnProperty } from '../../src/model/values/getOwnProperty';
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

/** The translation files of one language. */
interface Translation {
  language: string;
  texts: TranslationFile;
}

/** Returns the search words of each entity. They hold in every language, whichever a user knows them in. */
function getSearchWords(entities: readonly CompiledEntity[], translations: readonly Translation[]) {
  const words = entities.flatMap(({ entity: { name }, definition }): [string, string][] => {
    const { searchWords = [] } = definition['x-admin'];
    const translated = translations.flatMap(({ texts }) => {
      const own = texts[name]?.['searchWords'];
      return isObject(own) ? Object.values(own).map(String) : [];
    });
    return searchWords.length > 0 ? [[name, [...searchWords, ...translated].join(' ')]] : [];
  });
  return Object.fromEntries(words);
}

/** Returns the views of each entity's schema file, with their titles in all languages. */
function getSharedViews(entities: readonly CompiledEntity[], translations: readonly Translation[]) {
  const views = entities.flatMap(({ entity: { name, list } }): [string, SharedViewEntry[]][] => {
    const own = (list?.views ?? []).map((view): SharedViewEntry => {
      const titles = translations.flatMap(({ language, texts }) => {
        const title = getOwnProperty((texts[name]?.['views'] ?? {}) as Record<string, unknown>, view.name);
        return typeof title === 'string' ? [[language, title] as const] : [];
      });
      return { name: view.name, title: view.title, titles: Object.fromEntries(titles) };
    });
    return own.length > 0 ? [[name, own]] : [];
  });
  return Object.fromEntries(views);
}

/** Creates the module with what the filter of the menu and the command palette find beside titles. */
export function createSearchWordsModule(
  entities: readonly CompiledEntity[],
  translations: readonly Translation[],
): VirtualModule {
  const text = [
    `export const searchWords = ${JSON.stringify(getSearchWords(entities, translations))};`,
    `export const sharedViews = ${JSON.stringify(getSharedViews(entities, translations))};`,
  ].join('\n');
  return { print: text, text: () => text };
}
