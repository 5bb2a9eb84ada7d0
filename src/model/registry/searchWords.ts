/** Holds what users find beside the titles of lists: other words for a list, and its views. It is lazy-loaded. */
import { searchWords as firstWords, sharedViews as firstViews } from 'virtual:wattdesk/searchWords';
import { getOwnProperty } from '../values/getOwnProperty';

/** A view of a schema file. */
export interface SharedViewEntry {
  name: string;
  title: string;
  /** The translated titles, by language. */
  titles: Readonly<Record<string, string>>;
}

let words = firstWords;
let views = firstViews;

/** Returns the search words of an entity in all languages, separated by spaces. */
export const getSearchWords = (entityName: string): string => getOwnProperty(words, entityName) ?? '';

/** Returns the views in the schema file of an entity. */
export const getSharedViewEntries = (entityName: string): readonly SharedViewEntry[] =>
  getOwnProperty(views, entityName) ?? [];

if (import.meta.hot) {
  import.meta.hot.accept('virtual:wattdesk/searchWords', (next) => {
    words = next?.['searchWords'] ?? words;
    views = next?.['sharedViews'] ?? views;
  });
}
