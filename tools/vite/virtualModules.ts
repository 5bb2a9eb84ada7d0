/**
 * Generates the source texts of the virtual modules from the schema files. Pure; expensive parts are lazy: a
 * validator is compiled when its chunk is requested, and only once for the same schema.
 */
import { fileURLToPath } from 'node:url';
import { isObject } from '../../src/model/values/cleanValues';
import { getManifestEntry, type CompiledEntity } from '../../src/model/compile/compileEntity';
import type { Translation } from '../../src/model/compile/translateDefinition';
import type { FieldDefinition, NavigationDefinition } from '../../src/model/schemaLanguage/definition';
import type { HotUpdates } from '../../src/model/registry/hotUpdates';
import { encodeManifestEntry } from '../../src/model/registry/manifestEncoding';
import {
  generateTestModule,
  generateValidatorModule,
  getValidatorSchemas,
  generateValidatorsModule,
} from '../schema/validatorModules';
import { getEntityId, getTitlesId } from './virtualModuleIds';

export interface VirtualModule {
  /** Fingerprint: equal for two versions of a module exactly when their texts are equal. */
  print: string;
  text: () => string;
}

const source = (file: string): string =>
  fileURLToPath(new URL(`../../src/model/${file}`, import.meta.url)).replaceAll('\\', '/');

const RUNTIME = { formats: source('formRules/formats.ts'), runtime: source('values/ajvRuntime.ts') };

const createConstantModule = (text: string): VirtualModule => ({ print: text, text: () => text });

/**
 * Returns the hot-update code, which only the dev server adds.
 * @param chunks ids of the modules that this one imports. The module must accept their updates without changing
 *   itself. Otherwise Vite gives it and all its importers a new URL, and code that loads later imports a second
 *   registry, which then receives the updates instead of the first.
 */
function acceptUpdates(kind: keyof HotUpdates, value: string, chunks: readonly string[] = []): string {
  const stays = chunks.length > 0 ? `import.meta.hot.accept(${JSON.stringify(chunks)}, () => undefined);` : '';
  return `
import { publishHotUpdate } from ${JSON.stringify(source('registry/hotUpdates.ts'))};
if (import.meta.hot) {
  import.meta.hot.accept((next) => next && publishHotUpdate(${JSON.stringify(kind)}, ${value}));
  ${stays}
}
`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Creates the module of an entity in English, with its validators. */
export function createEntityModule(
  { entity, definition, conditions, parts }: CompiledEntity,
  hot: boolean,
): VirtualModule {
  const data = JSON.stringify(entity);
  const checks = { definition, conditions, parts };
  const text = once(
    () => `${generateValidatorsModule(checks, RUNTIME)}
export const entity = ${data};
export const validators = { record, conditions, parts };
${hot ? acceptUpdates('entity', '{ language: "en", module: next }') : ''}`,
  );
  return { print: data + JSON.stringify(getValidatorSchemas(checks)), text };
}

/**
 * Creates the module of an entity in another language: other texts, the same validators.
 * @param english module that contains the validators; a change of them changes this module too
 */
export function createTranslatedModule(
  { entity }: CompiledEntity,
  language: string,
  english: VirtualModule,
  hot: boolean,
): VirtualModule {
  const value = `{ language: ${JSON.stringify(language)}, module: next }`;
  const text = `export { validators } from ${JSON.stringify(getEntityId(entity.name))};
export const entity = ${JSON.stringify(entity)};
${hot ? acceptUpdates('entity', value) : ''}`;
  return { print: text + english.print, text: () => text };
}

/** Returns the code that loads an entity in each language that translates it. */
function getLoader(name: string, languages: readonly string[]): string {
  const english = `import(${JSON.stringify(getEntityId(name))})`;
  const others = languages.map(
    (language) =>
      `language === ${JSON.stringify(language)} ? import(${JSON.stringify(getEntityId(name, language))}) : `,
  );
  return others.length === 0 ? `() => ${english}` : `(language) => ${others.join('')}${english}`;
}

/**
 * Creates the manifest module. Its rows and loaders have the same order, so that no name is written twice.
 * @param getLanguages returns the languages that translate an entity
 */
export function createManifestModule(
  entities: readonly CompiledEntity[],
  getLanguages: (name: string) => readonly string[],
  hot: boolean,
): VirtualModule {
  const rows = entities.map(({ entity }) => encodeManifestEntry(getManifestEntry(entity)));
  const imports = entities.map(({ entity: { name } }) => getLoader(name, getLanguages(name)));
  const chunks = entities.flatMap(({ entity: { name } }) => [
    getEntityId(name),
    ...getLanguages(name).map((language) => getEntityId(name, language)),
  ]);
  return createConstantModule(`import { decodeManifestEntry } from ${JSON.stringify(source('registry/manifestEncoding.ts'))};
const imports = [${imports.join(',\n')}];
export const manifest = ${JSON.stringify(rows)}.map(decodeManifestEntry);
export const loaders = Object.fromEntries(manifest.map(({ name }, index) => [name, imports[index]]));
${hot ? `${getMenu(entities)}${acceptUpdates('manifest', 'next', chunks)}` : ''}`);
}

/**
 * Returns the menu entries as a comment in the manifest module. The server decides the position of entities in the
 * menu. The comment changes the manifest when the menu is edited, so that the app requests the menu again.
 */
const getMenu = (entities: readonly CompiledEntity[]): string =>
  `// ${JSON.stringify(entities.map(({ entity: { name, menu } }) => [name, menu]))}`;

export function createTextsModule(
  navigation: NavigationDefinition | undefined,
  languages: readonly string[],
  hot: boolean,
): VirtualModule {
  const loaders = languages.map(
    (language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(getTitlesId(language))})`,
  );
  return createConstantModule(`export const groups = ${JSON.stringify(navigation?.groups ?? [])};
export const titles = { ${loaders.join(', ')} };
${hot ? acceptUpdates('texts', 'next', languages.map(getTitlesId)) : ''}`);
}

/** Creates the module with a language's titles of the menu groups and the entities. */
export function createTitlesModule(language: string, translation: Translation, hot: boolean): VirtualModule {
  const { $schema: _, navigation = {}, options: _options, ...entities } = translation;
  const named = Object.entries(entities).flatMap(([name, texts]) => (texts?.['title'] ? [[name, texts['title']]] : []));
  const addresses = Object.fromEntries(
    Object.entries(entities).flatMap(([name, texts]) =>
      texts?.['variantTitles'] ? [[name, texts['variantTitles']]] : [],
    ),
  );
  const value = `{ language: ${JSON.stringify(language)}, titles: next.default }`;
  return createConstantModule(`export default ${JSON.stringify({ navigation, entities: Object.fromEntries(named), addresses })};
${hot ? acceptUpdates('titles', value) : ''}`);
}

/** Returns the error messages of the patterns in a schema, by pattern. */
const getPatternWords = (schema: unknown): [pattern: string, words: string][] => {
  if (!isObject(schema)) return [];
  const { pattern, patternErrorMessage: words } = schema;
  const own: [string, string][] = typeof pattern === 'string' && typeof words === 'string' ? [[pattern, words]] : [];
  return [...own, ...Object.values(schema).flatMap(getPatternWords)];
};

export const createConfigTestModule = (schema: FieldDefinition): VirtualModule => ({
  print: JSON.stringify(schema),
  text: once(() => generateTestModule(schema, RUNTIME)),
});

/**
 * Creates the module that describes the faults of a configuration. It is a chunk of its own, since most
 * configurations have none.
 */
export function createConfigIssuesModule(schema: FieldDefinition): VirtualModule {
  const words = JSON.stringify(Object.fromEntries(getPatternWords(schema)));
  const text = once(
    () => `${generateValidatorModule(schema, RUNTIME)}
export const patternWords = ${words};
`,
  );
  return { print: JSON.stringify(schema), text };
}
