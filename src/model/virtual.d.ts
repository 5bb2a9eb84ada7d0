declare module 'virtual:wattdesk/manifest' {
  import type { EntityModule, ManifestEntry } from './entity';
  export const manifest: readonly ManifestEntry[];
  export const loaders: Record<string, () => Promise<EntityModule>>;
}

/** Titles of the menu's groups, and one translation file per language, each a lazy chunk. */
declare module 'virtual:wattdesk/texts' {
  export const groups: readonly { key: string; title: string; icon?: string }[];
  export const translations: Record<string, () => Promise<{ default: Record<string, unknown> }>>;
}

/** The compiled check of `config.json` (`schema/meta/config.schema.json`). */
declare module 'virtual:wattdesk/config' {
  import type { Validate } from './validators';
  export const validate: Validate;
}
