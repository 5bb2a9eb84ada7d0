/** Ids of the virtual modules, and their conversion to the ids that Vite uses internally. */
export const MANIFEST_MODULE_ID = 'virtual:wattdesk/manifest';
export const TEXTS_MODULE_ID = 'virtual:wattdesk/texts';
export const CONFIG_VALIDITY_MODULE_ID = 'virtual:wattdesk/config';
export const CONFIG_ISSUES_MODULE_ID = 'virtual:wattdesk/configIssues';
export const ICONS_MODULE_ID = 'virtual:wattdesk/icons';
export const MENU_MODULE_ID = 'virtual:wattdesk/menu';
export const SEARCH_WORDS_MODULE_ID = 'virtual:wattdesk/searchWords';
export const DIALECTS_MODULE_ID = 'virtual:wattdesk/dialects';
export const LANGUAGES_MODULE_ID = 'virtual:wattdesk/languages';
export const IMPORT_WORDS_MODULE_ID = 'virtual:wattdesk/importWords';

/** @param language code of any language except English */
export const getEntityModuleId = (name: string, language?: string): string =>
  `virtual:wattdesk/entity/${name}${language ? `/${language}` : ''}`;
export const getTitlesModuleId = (language: string): string => `virtual:wattdesk/text/${language}`;
export const getRequestBodyModuleId = (name: string): string => `virtual:wattdesk/requestBody/${name}`;
/** @param language code of any language except English */
export const getLanguageModuleId = (language: string): string => `virtual:wattdesk/language/${language}`;

export const getDialectModuleId = (name: string): string => `virtual:wattdesk/dialect/${name}`;

const OURS = 'virtual:wattdesk/';

export const isVirtualModuleId = (id: string): boolean => id.startsWith(OURS);

/**
 * Converts an id to Vite's internal form. The leading zero byte is a convention that tells other plugins that there
 * is no file for this id.
 */
export const toResolvedModuleId = (id: string): string => `\0${id}`;

export const fromResolvedId = (id: string): string | undefined =>
  id.startsWith(`\0${OURS}`) ? id.slice(1).split('?')[0] : undefined;

/**
 * Returns a readable name for the chunk of a virtual module, as shown in the browser's network panel:
 * `entity-article`, `entity-article-zh-Hans`, `language-zh-Hans`.
 */
export function getChunkName(moduleId: string | null | undefined): string | undefined {
  const match = /^(entity|requestBody|text|language|dialect)\/(.+)$/.exec(
    fromResolvedId(moduleId ?? '')?.slice(OURS.length) ?? '',
  );
  return match ? `${match[1]}-${match[2]!.replace('/', '-')}` : undefined;
}
