/** Default props that make react-admin's own fields format values in the same way as the cells of generated lists. */
import type { ThemeOptions } from '@mui/material/styles';
import { formatDateTime } from '../../model/formatting/formatDates';

/** Maximum number of fraction digits, the same as in generated lists. */
const MAX_FRACTION_DIGITS = 10;

/**
 * Whether the caller requests a specific format. Options that contain only a time zone do not count: react-admin
 * passes a time zone with each date that has no time.
 */
const hasFormat = (options: Intl.DateTimeFormatOptions = {}): boolean =>
  Object.keys(options).some((key) => key !== 'timeZone');

/**
 * A date that is formatted exactly as the server sent it. The server sends the operator's local time, so the time
 * zone of the browser must not be applied.
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

/**
 * Returns the default props of react-admin's date and number fields.
 * @param locale current language of the app
 */
export const getRaFieldDefaults = (locale: string): ThemeOptions['components'] & object => ({
  RaDateField: {
    defaultProps: {
      locales: locale,
      transform: (value: unknown) => (value instanceof Date ? value : new WrittenMoment(String(value), locale)),
    },
  },
  RaNumberField: { defaultProps: { locales: locale, options: { maximumFractionDigits: MAX_FRACTION_DIGITS } } },
});
