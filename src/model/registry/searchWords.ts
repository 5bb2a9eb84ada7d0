/** Holds the words by which users find the list of an entity, beside its title. It is lazy-loaded. */
import { searchWords as firstWords } from 'virtual:wattdesk/searchWords';
import { getOwnProperty } from '../values/getOwnProperty';

let words = firstWords;

/** Returns the search words of an entity in all languages, separated by spaces. */
export const getSearchWords = (entityName: string): string => getOwnProperty(words, entityName) ?? '';

if (import.meta.hot) {
  import.meta.hot.accept('virtual:wattdesk/searchWords', (next) => {
    words = next?.['searchWords'] ?? words;
  });
}
