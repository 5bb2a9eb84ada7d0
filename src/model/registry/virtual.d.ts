/** The manifest entries, and the functions that load the entities, by entity name. */
declare module 'virtual:wattdesk/manifest' {
  export const manifest: readonly import('../entity/entity').ManifestEntry[];
  export const loaders: Record<string, import('../entity/entity').EntityLoader>;
}

/** The menu groups, and the functions that load the lazy-loaded titles, by language. */
declare module 'virtual:wattdesk/texts' {
  export const groups: readonly import('../entity/entity').MenuGroup[];
  export const titleLoaders: Record<string, () => Promise<{ default: import('../entity/entity').Titles }>>;
}

/** The icons of `@mui/icons-material` that schema files name, lazy-loaded with the icons of the menu. */
declare module 'virtual:wattdesk/icons' {
  export const icons: Readonly<
    Record<string, import('react').ComponentType<{ fontSize?: 'inherit' | 'small' | 'medium' }>>
  >;
}

/** The complete menu, which is lazy-loaded if the configured sign-in has no call that reads the menu. */
declare module 'virtual:wattdesk/menu' {
  export const menu: readonly import('../entity/fullMenu').FullMenuEntry[];
}

/** The search words and the shared views of entities by name, which are lazy-loaded with the filter of the menu and the command palette. */
declare module 'virtual:wattdesk/searchWords' {
  export const searchWords: Readonly<Record<string, string>>;
  export const sharedViews: Readonly<Record<string, readonly import('./searchWords').SharedViewEntry[]>>;
}

/**
 * The dialects, that is the notations of list requests and responses. Dialects that a schema file uses are
 * included; all other dialects are lazy-loaded.
 */
declare module 'virtual:wattdesk/dialects' {
  export const dialects: import('../../../dataProvider/dialects/loadDialect').DialectRegistry;
  /** The dialect of calls that name none; undefined if the project does not name one. */
  export const defaultDialect: import('../schemaLanguage/definition').DialectName | undefined;
}

/**
 * Whether a `config.json` is valid according to the part of `schema/meta/v2/config.schema.json` that most
 * installations use. A file with other keys may be valid nevertheless: see `configIssues`.
 */
declare module 'virtual:wattdesk/config' {
  export const isValid: (config: unknown) => boolean;
}

/** The complete validation with its list of errors and with descriptions of the patterns for error messages. */
declare module 'virtual:wattdesk/configIssues' {
  export const patternWords: Readonly<Record<string, string>>;
  export const validate: import('../entity/validators').ValidateFunction;
}
