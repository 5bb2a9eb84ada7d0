/** English texts of filters that are lazy-loaded: the menu that adds filters, and the two ends of a period. */

export const filterTexts = {
  add: 'Add filter',
  from: '%{title} from',
  to: '%{title} to',
};
