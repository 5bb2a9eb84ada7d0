/** Generates the virtual module with the complete menu. Only types of sign-in without a menu call load it. */
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import type { Entity } from '../../src/model/entity/entity';
import type { FullMenuEntry } from '../../src/model/entity/fullMenu';
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
