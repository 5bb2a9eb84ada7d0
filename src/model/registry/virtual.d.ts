/** The entities by name, and what the first load knows of them. */
declare module 'virtual:wattdesk/manifest' {
  export const manifest: readonly import('../entity/entity').ManifestEntry[];
  export const loaders: Record<string, import('../entity/entity').EntityLoader>;
}

/** The menu's groups, and what they and the entities are called in other languages: a lazy chunk for each. */
declare module 'virtual:wattdesk/texts' {
  export const groups: readonly import('../entity/entity').MenuGroup[];
  export const titles: Record<string, () => Promise<{ default: import('../entity/entity').Titles }>>;
}

/** Whether a `config.json` is as `schema/meta/v2/config.schema.json` asks. */
declare module 'virtual:wattdesk/config' {
  export const isValid: (config: unknown) => boolean;
}

/** The same check with what it finds, and the patterns in words. */
declare module 'virtual:wattdesk/configIssues' {
  export const patternWords: Readonly<Record<string, string>>;
  export const validate: import('../entity/validators').Validate;
}
