/**
 * Generates the virtual module with the icons that schema files name as `@mui/icons-material` does. Only these are
 * bundled, in the chunk with the icons of the menu.
 */
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import type { NavigationDefinition } from '../../src/model/schemaLanguage/definition';
import { getMuiIconFile } from '../schema/muiIcons';
import type { VirtualModule } from './virtualModules';

/** Returns the names of the icons of menu entries, menu groups and actions. */
function getIconNames(entities: readonly CompiledEntity[], navigation: NavigationDefinition | undefined): string[] {
  const names = entities.flatMap(({ entity: { menu, actions } }) => [
    menu?.icon,
    ...Object.values(actions).map(({ icon }) => icon),
  ]);
  const ofGroups = (navigation?.groups ?? []).map(({ icon }) => icon);
  return [...new Set([...names, ...ofGroups].filter((name) => name !== undefined))].toSorted();
}

export function createIconsModule(
  entities: readonly CompiledEntity[],
  navigation: NavigationDefinition | undefined,
): VirtualModule {
  const files = getIconNames(entities, navigation).flatMap((name): [string, string][] => {
    const file = getMuiIconFile(name);
    return file === undefined ? [] : [[name, file]];
  });
  const imports = files.map(([, file], index) => `import Icon${index} from ${JSON.stringify(file)};`);
  const entries = files.map(([name], index) => `${JSON.stringify(name)}: Icon${index}`);
  const text = `${imports.join('\n')}\nexport const icons = { ${entries.join(', ')} };`;
  return { print: text, text: () => text };
}
