/** The languages of the app, with English as the first, and the functions that load the other languages. */
declare module 'virtual:wattdesk/languages' {
  export const languages: readonly import('ra-core').Locale[];
  export const loaders: Record<string, () => Promise<{ language: import('./languageDefinition').LanguageDefinition }>>;
}

/** The words for yes and no that an import accepts in every language, and the legacy file encodings by language. */
declare module 'virtual:wattdesk/importWords' {
  export const trueWords: readonly string[];
  export const falseWords: readonly string[];
  export const fileEncodings: Readonly<Record<string, string>>;
}
