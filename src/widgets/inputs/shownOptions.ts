import { createFilterOptions, type FilterOptionsState } from '@mui/material/useAutocomplete';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';
import type { OptionItem } from '../normalizeOptions';

/**
 * Maximum number of rendered options, so that a dropdown with 500 options opens as fast as one with 5. Typing finds
 * the other options.
 */
const SHOWN = 100;
/** Value of the last entry of a list that is not shown as a whole. It says so and cannot be chosen. */
const MORE = '__wattdesk_more__';

const filter = createFilterOptions<OptionItem>();

export const isMoreEntry = ({ value }: OptionItem): boolean => value === MORE;

/** An option is found by the words of its description, too. */
const getSearchedText = (getLabel: (option: OptionItem) => string, option: OptionItem): string =>
  [getLabel(option), option.description ?? ''].join(' ').trim();

/**
 * Returns the function with which an `Autocomplete` chooses the options that it shows. If there are more than it
 * shows, the last entry tells how many.
 * @param isServerSearch whether the server has chosen the options, whose order is kept
 */
export function useShownOptions(isServerSearch: boolean) {
  const t = useTextTranslate(inputTexts);
  return (options: OptionItem[], state: FilterOptionsState<OptionItem>): OptionItem[] => {
    const found = isServerSearch
      ? options
      : filter(options, { ...state, getOptionLabel: (option) => getSearchedText(state.getOptionLabel, option) });
    const left = found.length - SHOWN;
    if (left <= 0) return found;
    return [...found.slice(0, SHOWN), { value: MORE, label: t('shown.more', { smart_count: left }), item: {} }];
  };
}
