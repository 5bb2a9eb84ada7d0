/**
 * Schema files → the source texts of the virtual modules. Pure, and lazy where it is dear: a
 * validator is compiled when its chunk is asked for, and never twice for the same schema.
 */
import { fileURLToPath } from 'node:url';
import { isObject } from '../../src/model/values/clean';
import { manifestEntryOf, type CompiledEntity } from '../../src/model/compile';
import type { Translation } from '../../src/model/compile/translate';
import type { FieldDefinition, NavigationDefinition } from '../../src/model/language/definition';
import type { Updates } from '../../src/model/registry/hot';
import { encodeEntry } from '../../src/model/registry/manifestCode';
import { validatorModule, validatorSchemas, validatorsModule } from '../schema/validators';
import { entityId, titlesId } from './ids';

export interface VirtualModule {
  /** Equal for two versions of a module exactly when their texts are. */
  print: string;
  text: () => string;
}

const source = (file: string): string =>
  fileURLToPath(new URL(`../../src/model/${file}`, import.meta.url)).replaceAll('\\', '/');

const RUNTIME = { formats: source('rules/formats.ts'), runtime: source('values/ajvRuntime.ts') };

const constant = (text: string): VirtualModule => ({ print: text, text: () => text });

/**
 * Code that the dev server alone needs; a build leaves it out.
 * @param chunks ids of what the module imports. Unless it says that it stays as it is when one of them is
 *   replaced, Vite gives it and all that stands above it a new address, and code that is fetched later
 *   brings a second registry along, which takes the updates of the first.
 */
function acceptUpdates(kind: keyof Updates, value: string, chunks: readonly string[] = []): string {
  const stays = chunks.length > 0 ? `import.meta.hot.accept(${JSON.stringify(chunks)}, () => undefined);` : '';
  return `
import { deliver } from ${JSON.stringify(source('registry/hot.ts'))};
if (import.meta.hot) {
  import.meta.hot.accept((next) => next && deliver(${JSON.stringify(kind)}, ${value}));
  ${stays}
}
`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** One entity in English, with its checks. */
export function entityModule({ entity, definition, conditions, parts }: CompiledEntity, hot: boolean): VirtualModule {
  const data = JSON.stringify(entity);
  const checks = { definition, conditions, parts };
  const text = once(
    () => `${validatorsModule(checks, RUNTIME)}
export const entity = ${data};
export const validators = { record, conditions, parts };
${hot ? acceptUpdates('entity', '{ language: "en", module: next }') : ''}`,
  );
  return { print: data + JSON.stringify(validatorSchemas(checks)), text };
}

/**
 * The same entity in another language: other data, the same checks.
 * @param english whose checks these are; a change of them is a change here
 */
export function translatedModule(
  { entity }: CompiledEntity,
  language: string,
  english: VirtualModule,
  hot: boolean,
): VirtualModule {
  const value = `{ language: ${JSON.stringify(language)}, module: next }`;
  const text = `export { validators } from ${JSON.stringify(entityId(entity.name))};
export const entity = ${JSON.stringify(entity)};
${hot ? acceptUpdates('entity', value) : ''}`;
  return { print: text + english.print, text: () => text };
}

/** The code that fetches an entity, in each language that has it. */
function loaderOf(name: string, languages: readonly string[]): string {
  const english = `import(${JSON.stringify(entityId(name))})`;
  const others = languages.map(
    (language) => `language === ${JSON.stringify(language)} ? import(${JSON.stringify(entityId(name, language))}) : `,
  );
  return others.length === 0 ? `() => ${english}` : `(language) => ${others.join('')}${english}`;
}

/**
 * Rows and loaders stand in one order, so that no name is written twice.
 * @param languagesOf the languages that translate an entity
 */
export function manifestModule(
  entities: readonly CompiledEntity[],
  languagesOf: (name: string) => readonly string[],
  hot: boolean,
): VirtualModule {
  const rows = entities.map(({ entity }) => encodeEntry(manifestEntryOf(entity)));
  const imports = entities.map(({ entity: { name } }) => loaderOf(name, languagesOf(name)));
  const chunks = entities.flatMap(({ entity: { name } }) => [
    entityId(name),
    ...languagesOf(name).map((language) => entityId(name, language)),
  ]);
  return constant(`import { decodeEntry } from ${JSON.stringify(source('registry/manifestCode.ts'))};
const imports = [${imports.join(',\n')}];
export const manifest = ${JSON.stringify(rows)}.map(decodeEntry);
export const loaders = Object.fromEntries(manifest.map(({ name }, index) => [name, imports[index]]));
${hot ? `${menuOf(entities)}${acceptUpdates('manifest', 'next', chunks)}` : ''}`);
}

/**
 * Where entities stand in the menu is the server's to say. Who edits it sees it once the app asks again, and
 * that it does when the manifest has changed.
 */
const menuOf = (entities: readonly CompiledEntity[]): string =>
  `// ${JSON.stringify(entities.map(({ entity: { name, menu } }) => [name, menu]))}`;

export function textsModule(
  navigation: NavigationDefinition | undefined,
  languages: readonly string[],
  hot: boolean,
): VirtualModule {
  const loaders = languages.map(
    (language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(titlesId(language))})`,
  );
  return constant(`export const groups = ${JSON.stringify(navigation?.groups ?? [])};
export const titles = { ${loaders.join(', ')} };
${hot ? acceptUpdates('texts', 'next', languages.map(titlesId)) : ''}`);
}

/** What a language calls the menu's groups and the entities. */
export function titlesModule(language: string, translation: Translation, hot: boolean): VirtualModule {
  const { $schema: _, navigation = {}, options: _options, ...entities } = translation;
  const named = Object.entries(entities).flatMap(([name, texts]) => (texts?.['title'] ? [[name, texts['title']]] : []));
  const addresses = Object.fromEntries(
    Object.entries(entities).flatMap(([name, texts]) =>
      texts?.['variantTitles'] ? [[name, texts['variantTitles']]] : [],
    ),
  );
  const value = `{ language: ${JSON.stringify(language)}, titles: next.default }`;
  return constant(`export default ${JSON.stringify({ navigation, entities: Object.fromEntries(named), addresses })};
${hot ? acceptUpdates('titles', value) : ''}`);
}

/** What the patterns of a schema ask for, in words, by the patterns. */
const patternWords = (schema: unknown): [pattern: string, words: string][] => {
  if (!isObject(schema)) return [];
  const { pattern, patternErrorMessage: words } = schema;
  const own: [string, string][] = typeof pattern === 'string' && typeof words === 'string' ? [[pattern, words]] : [];
  return [...own, ...Object.values(schema).flatMap(patternWords)];
};

export function configModule(schema: FieldDefinition): VirtualModule {
  const words = JSON.stringify(Object.fromEntries(patternWords(schema)));
  const text = once(
    () => `${validatorModule(schema, RUNTIME)}
export const patternWords = ${words};
`,
  );
  return { print: JSON.stringify(schema), text };
}
