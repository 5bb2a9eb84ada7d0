/** The manifest entries and the loaders of the entities by name. */
declare module 'virtual:wattdesk/manifest' {
  export const manifest: readonly import('../entity/entity').ManifestEntry[];
  export const loaders: Record<string, import('../entity/entity').EntityLoader>;
}

/** The menu groups, and a lazy-loaded chunk of titles per language. */
declare module 'virtual:wattdesk/texts' {
  export const groups: readonly import('../entity/entity').MenuGroup[];
  export const titles: Record<string, () => Promise<{ default: import('../entity/entity').Titles }>>;
}

/** The wire dialects: those that lists of the schema files use, and functions that load the others. */
declare module 'virtual:wattdesk/dialects' {
  export const dialects: import('../../../dataProvider/dialects/dialectRegistry').DialectRegistry;
}

/** Whether a `config.json` is valid against `schema/meta/v2/config.schema.json`. */
declare module 'virtual:wattdesk/config' {
  export const isValid: (config: unknown) => boolean;
}

/** The same validation with its errors, and descriptions of the patterns. */
declare module 'virtual:wattdesk/configIssues' {
  export const patternWords: Readonly<Record<string, string>>;
  export const validate: import('../entity/validators').Validate;
}
