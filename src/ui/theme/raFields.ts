/** How react-admin's own fields write values: as the cells of generated lists do. */
import type { ThemeOptions } from '@mui/material/styles';
import { formatDateTime } from '../../model/formatting/formatDates';

/** The last digits of a number that are worth reading; as in generated lists. */
const MAX_FRACTION_DIGITS = 10;

/** Time zones are no format: react-admin passes one along with each date that has no time. */
const hasFormat = (options: Intl.DateTimeFormatOptions = {}): boolean =>
  Object.keys(options).some((key) => key !== 'timeZone');

/** A moment as the server wrote it: the clock of the place, which no time zone of a browser moves. */
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

/** @param locale language of the page */
export const raFields = (locale: string): ThemeOptions['components'] & object => ({
  RaDateField: {
    defaultProps: {
      locales: locale,
      transform: (value: unknown) => (value instanceof Date ? value : new WrittenMoment(String(value), locale)),
    },
  },
  RaNumberField: { defaultProps: { locales: locale, options: { maximumFractionDigits: MAX_FRACTION_DIGITS } } },
});
