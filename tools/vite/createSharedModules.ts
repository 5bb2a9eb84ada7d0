/** Creates the virtual modules that belong to no single entity: manifest, texts, menu, dialects and configuration. */
import { getDefaultDialect } from '../../src/model/compile/defaultDialect';
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import type { FieldDefinition, NavigationDefinition } from '../../src/model/schemaLanguage/definition';
import { getDialectSources } from '../schema/dialectSources';
import { createDialectModules } from './dialectModules';
import { createIconsModule } from './iconsModule';
import { createMenuModule, createSearchWordsModule } from './menuModule';
import { omitRareConfigKeys } from './omitRareConfigKeys';
import {
  CONFIG_ISSUES_MODULE_ID,
  CONFIG_VALIDITY_MODULE_ID,
  ICONS_MODULE_ID,
  MANIFEST_MODULE_ID,
  MENU_MODULE_ID,
  SEARCH_WORDS_MODULE_ID,
  TEXTS_MODULE_ID,
  getTitlesModuleId,
} from './virtualModuleIds';
import {
  createConfigIssuesModule,
  createConfigValidityModule,
  createManifestModule,
  createTextsModule,
  createTitlesModule,
  type VirtualModule,
} from './virtualModules';

/** The file in the engine's schema folder that describes `config.json`. */
export const CONFIG_META_SCHEMA_PATH = 'meta/v2/config.schema.json';

/** A file of `i18n/` in the schema folder. */
export interface Translation {
  language: string;
  texts: TranslationFile;
}

/** Returns the schema of `config.json` in which `locale` only allows the languages. */
function getConfigSchema(files: ReadonlyMap<string, unknown>, languages: string[]): FieldDefinition | undefined {
  const schema = files.get(CONFIG_META_SCHEMA_PATH) as FieldDefinition | undefined;
  const locale = schema?.properties?.['locale'];
  if (!schema || !locale) return schema;
  return { ...schema, properties: { ...schema.properties, locale: { ...locale, enum: languages } } };
}

function createConfigModules(config: FieldDefinition | undefined): [string, VirtualModule][] {
  if (!config) return [];
  return [
    [CONFIG_VALIDITY_MODULE_ID, createConfigValidityModule(omitRareConfigKeys(config))],
    [CONFIG_ISSUES_MODULE_ID, createConfigIssuesModule(config)],
  ];
}

/**
 * Creates the modules that all entities share.
 * @param files the parsed files of the schema folder by name
 * @param options.hot whether the modules support hot updates
 * @param options.languages the language codes that are allowed in `config.json`
 * @returns the modules with their ids
 */
export function createSharedModules(
  entities: readonly CompiledEntity[],
  translations: readonly Translation[],
  files: ReadonlyMap<string, unknown>,
  { hot, languages }: { hot: boolean; languages: string[] },
): [string, VirtualModule][] {
  const translated = translations.map(({ language }) => language);
  const getLanguages = (name: string): string[] =>
    translations.filter(({ texts }) => Object.hasOwn(texts, name)).map(({ language }) => language);
  const navigation = files.get('navigation.json') as NavigationDefinition | undefined;
  const schemaFiles = Object.fromEntries(files);
  return [
    [MANIFEST_MODULE_ID, createManifestModule(entities, getLanguages, hot)],
    [TEXTS_MODULE_ID, createTextsModule(navigation, translated, hot)],
    [ICONS_MODULE_ID, createIconsModule(entities, navigation)],
    [MENU_MODULE_ID, createMenuModule(entities, navigation)],
    [SEARCH_WORDS_MODULE_ID, createSearchWordsModule(entities, translations)],
    ...createDialectModules(entities, getDialectSources(schemaFiles), getDefaultDialect(schemaFiles)),
    ...translations.map((translation): [string, VirtualModule] => [
      getTitlesModuleId(translation.language),
      createTitlesModule(translation.language, translation.texts, hot),
    ]),
    ...createConfigModules(getConfigSchema(files, languages)),
  ];
}
