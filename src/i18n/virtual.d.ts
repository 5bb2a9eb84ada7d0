/** The languages of the app, English first, and loaders for the code of the others. */
declare module 'virtual:wattdesk/languages' {
  export const languages: readonly import('ra-core').Locale[];
  export const loaders: Record<string, () => Promise<{ language: import('./languageDefinition').LanguageDefinition }>>;
}

/** Words that an import accepts in every language, and legacy file encodings by language. */
declare module 'virtual:wattdesk/importWords' {
  export const yes: readonly string[];
  export const no: readonly string[];
  export const encodings: Readonly<Record<string, string>>;
}
