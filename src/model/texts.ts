/**
 * Titles of the menu's groups and the translations, of which only the chosen language is ever
 * loaded. In the dev server an edited file arrives here as a new version.
 */
import { groups as firstGroups, translations as firstTranslations } from 'virtual:wattdesk/texts';
import { receive, type Updates } from './hot';

type Texts = Record<string, unknown>;

let groups = firstGroups;
let loaders = firstTranslations;
const loaded = new Map<string, Texts>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** @returns a function that ends the subscription. */
export function subscribeTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getGroups = (): typeof firstGroups => groups;

/** The texts of a language, if they have arrived. */
export const getTranslation = (language: string): Texts | undefined => loaded.get(language);

/** What `schema/i18n/<language>.json` says; empty for a language without such a file, as English. */
export async function loadTranslation(language: string): Promise<Texts> {
  const texts = loaded.get(language) ?? (await loaders[language]?.())?.default ?? {};
  loaded.set(language, texts);
  return texts;
}

/** Called when the dev server replaces one language's texts. */
export function publishTranslation({ language, texts }: Updates['translation']): void {
  loaded.set(language, texts);
  tell();
}

/** Called when a group's title changes, or a language comes or goes. */
export function publishTexts(next: Updates['texts']): void {
  groups = next.groups;
  loaders = next.translations;
  tell();
}

if (import.meta.hot) {
  receive('texts', publishTexts);
  receive('translation', publishTranslation);
}
