/**
 * Generates the source code of the virtual modules from the compiled schema files. The functions have no side
 * effects. Validators are compiled only when their chunk is requested, and only once per schema.
 */
import { fileURLToPath } from 'node:url';
import { isObject } from '../../src/model/values/cleanValues';
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import { getManifestEntry } from '../../src/model/compile/getManifestEntry';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import type { FieldDefinition, NavigationDefinition } from '../../src/model/schemaLanguage/definition';
import type { HotUpdatePayloads } from '../../src/model/registry/hotUpdates';
import { encodeManifestEntry } from '../../src/model/registry/manifestEncoding';
import {
  generatePredicateModule,
  generateSchemaValidatorModule,
  getValidatorSchemas,
  generateEntityValidatorsModule,
} from '../schema/validatorModules';
import { getEntityModuleId, getRequestBodyModuleId, getTitlesModuleId } from './virtualModuleIds';

export interface VirtualModule {
  /**
   * Fingerprint of the source code: two versions of a module have equal fingerprints exactly if their source code
   * is equal. Computing the fingerprint does not compile the validators.
   */
  print: string;
  text: () => string;
}

const source = (file: string): string =>
  fileURLToPath(new URL(`../../src/model/${file}`, import.meta.url)).replaceAll('\\', '/');

const RUNTIME = {
  commonFormats: source('formRules/commonFormats.ts'),
  formats: source('formRules/formats.ts'),
  runtime: source('values/ajvRuntime.ts'),
};

const createConstantModule = (text: string): VirtualModule => ({ print: text, text: () => text });

/**
 * Returns the code for hot updates, which only the dev server adds to a module.
 * @param kind kind of the update
 * @param value JavaScript expression for the content of the update
 * @param chunks ids of the modules that this module imports. This module must accept their updates without being
 *   reloaded. Otherwise Vite gives this module and all its importers a new URL, and code that loads later imports a
 *   second copy of the registry. Updates would then reach only that second copy.
 */
function acceptUpdates(kind: keyof HotUpdatePayloads, value: string, chunks: readonly string[] = []): string {
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

const getRequestBodyLoader = (name: string): string =>
  `export const loadRequestBodyValidator = () => import(${JSON.stringify(getRequestBodyModuleId(name))}).then((module) => module.validate);`;

/** Creates the module that validates the bodies of requests. Only a save loads it. */
export const createRequestBodyModule = (schema: FieldDefinition): VirtualModule => ({
  print: JSON.stringify(schema),
  text: once(() => generateSchemaValidatorModule(schema, RUNTIME)),
});

/** Creates the module of an entity in English. It contains the validators of the entity. */
export function createEntityModule(
  { entity, definition, conditions, parts, requestBody }: CompiledEntity,
  hot: boolean,
): VirtualModule {
  const data = JSON.stringify(entity);
  const checks = { definition, conditions, parts };
  const text = once(
    () => `${generateEntityValidatorsModule(checks, RUNTIME)}
export const entity = ${data};
export const validators = { record, conditions, parts };
${requestBody ? getRequestBodyLoader(entity.name) : ''}
${hot ? acceptUpdates('entity', '{ language: "en", module: next }') : ''}`,
  );
  return { print: data + JSON.stringify([getValidatorSchemas(checks), requestBody]), text };
}

/**
 * Creates the module of an entity in another language. It has other texts, and re-exports the validators of the
 * English module.
 * @param english module that contains the validators. If the validators change, the fingerprint of the translated
 *   module changes too
 */
export function createTranslatedEntityModule(
  { entity, requestBody }: CompiledEntity,
  language: string,
  english: VirtualModule,
  hot: boolean,
): VirtualModule {
  const value = `{ language: ${JSON.stringify(language)}, module: next }`;
  const shared = requestBody ? 'validators, loadRequestBodyValidator' : 'validators';
  const text = `export { ${shared} } from ${JSON.stringify(getEntityModuleId(entity.name))};
export const entity = ${JSON.stringify(entity)};
${hot ? acceptUpdates('entity', value) : ''}`;
  return { print: text + english.print, text: () => text };
}

/**
 * Returns the source code of a function that lazy-loads an entity in a given language, or in English if there is no
 * translation.
 */
function getLoader(name: string, languages: readonly string[]): string {
  const english = `import(${JSON.stringify(getEntityModuleId(name))})`;
  const others = languages.map(
    (language) =>
      `language === ${JSON.stringify(language)} ? import(${JSON.stringify(getEntityModuleId(name, language))}) : `,
  );
  return others.length === 0 ? `() => ${english}` : `(language) => ${others.join('')}${english}`;
}

/**
 * Creates the manifest module, which lists all entities. Its rows and its loaders have the same order, so that the
 * module contains each entity name only once.
 * @param entities the compiled entities
 * @param getLanguages returns the languages into which an entity is translated
 * @param hot whether the module supports hot updates
 */
export function createManifestModule(
  entities: readonly CompiledEntity[],
  getLanguages: (name: string) => readonly string[],
  hot: boolean,
): VirtualModule {
  const rows = entities.map(({ entity }) => encodeManifestEntry(getManifestEntry(entity)));
  const imports = entities.map(({ entity: { name } }) => getLoader(name, getLanguages(name)));
  const chunks = entities.flatMap(({ entity: { name } }) => [
    getEntityModuleId(name),
    ...getLanguages(name).map((language) => getEntityModuleId(name, language)),
  ]);
  return createConstantModule(`import { decodeManifestEntry } from ${JSON.stringify(source('registry/manifestEncoding.ts'))};
const imports = [${imports.join(',\n')}];
export const manifest = ${JSON.stringify(rows)}.map(decodeManifestEntry);
export const loaders = Object.fromEntries(manifest.map(({ name }, index) => [name, imports[index]]));
${hot ? `${getMenu(entities)}${acceptUpdates('manifest', 'next', chunks)}` : ''}`);
}

/**
 * Returns a comment with the menu entries for the manifest module. The app does not read it. Its only purpose is
 * that an edit of the menu changes the manifest, so that the app requests the menu from the server again. The menu
 * is requested because the server determines the order of the entries.
 */
const getMenu = (entities: readonly CompiledEntity[]): string =>
  `// ${JSON.stringify(entities.map(({ entity: { name, menu } }) => [name, menu]))}`;

export function createTextsModule(
  navigation: NavigationDefinition | undefined,
  languages: readonly string[],
  hot: boolean,
): VirtualModule {
  const loaders = languages.map(
    (language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(getTitlesModuleId(language))})`,
  );
  return createConstantModule(`export const groups = ${JSON.stringify(navigation?.groups ?? [])};
export const titleLoaders = { ${loaders.join(', ')} };
${hot ? acceptUpdates('texts', 'next', languages.map(getTitlesModuleId)) : ''}`);
}

/** Creates the module with the titles of menu groups and entities in one language. */
export function createTitlesModule(language: string, translation: TranslationFile, hot: boolean): VirtualModule {
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

/** Returns the error messages of all patterns in a schema, each with its pattern. */
const getPatternWords = (schema: unknown): [pattern: string, words: string][] => {
  if (!isObject(schema)) return [];
  const { pattern, patternErrorMessage: words } = schema;
  const own: [string, string][] = typeof pattern === 'string' && typeof words === 'string' ? [[pattern, words]] : [];
  return [...own, ...Object.values(schema).flatMap(getPatternWords)];
};

export const createConfigValidityModule = (schema: FieldDefinition): VirtualModule => ({
  print: JSON.stringify(schema),
  text: once(() => generatePredicateModule(schema, RUNTIME)),
});

/**
 * Creates the module that describes the errors of `config.json`. It is a separate lazy-loaded chunk, because most
 * configurations have no errors.
 */
export function createConfigIssuesModule(schema: FieldDefinition): VirtualModule {
  const words = JSON.stringify(Object.fromEntries(getPatternWords(schema)));
  const text = once(
    () => `${generateSchemaValidatorModule(schema, RUNTIME)}
export const patternWords = ${words};
`,
  );
  return { print: JSON.stringify(schema), text };
}
