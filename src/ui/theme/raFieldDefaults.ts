/** Makes react-admin's own fields format values like the cells of generated lists. */
import type { ThemeOptions } from '@mui/material/styles';
import { formatDateTime } from '../../model/formatting/formatDates';

/** Maximum of fraction digits, as in generated lists. */
const MAX_FRACTION_DIGITS = 10;

/** A time zone alone does not count as format: react-admin passes one with each date without time. */
const hasFormat = (options: Intl.DateTimeFormatOptions = {}): boolean =>
  Object.keys(options).some((key) => key !== 'timeZone');

/**
 * A date that is formatted as the server wrote it: in the operator's local time, independent of the browser's time
 * zone.
 */
class WrittenMoment extends Date {
  constructor(
    private readonly text: string,
    private readonly locale: string,
  ) {
    super(text);
  }

  override toLocaleDateString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): string {
    return hasFormat(options)
      ? super.toLocaleDateString(locales, options)
      : formatDateTime(this.text, false, this.locale);
  }

  override toLocaleString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): string {
    return hasFormat(options) ? super.toLocaleString(locales, options) : formatDateTime(this.text, true, this.locale);
  }
}

/** @param locale the app's current language */
export const getRaFieldDefaults = (locale: string): ThemeOptions['components'] & object => ({
  RaDateField: {
    defaultProps: {
      locales: locale,
      transform: (value: unknown) => (value instanceof Date ? value : new WrittenMoment(String(value), locale)),
    },
  },
  RaNumberField: { defaultProps: { locales: locale, options: { maximumFractionDigits: MAX_FRACTION_DIGITS } } },
});
