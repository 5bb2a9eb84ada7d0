/** The languages of the app, English first, and the code that fetches each of the others. */
declare module 'virtual:wattdesk/languages' {
  export const languages: readonly import('ra-core').Locale[];
  export const loaders: Record<string, () => Promise<{ language: import('./languageDefinition').LanguageDefinition }>>;
}

/** What an import reads in any language, and the encodings of older programs by language. */
declare module 'virtual:wattdesk/importWords' {
  export const yes: readonly string[];
  export const no: readonly string[];
  export const encodings: Readonly<Record<string, string>>;
}
