import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateBuilderReturnType, PickersTimezone } from '@mui/x-date-pickers/models';
import { isYearFirst } from '../../model/formatting/formatDates';

/** How the app writes dates (`09 Mar 2027`), for what the pickers call a chosen date and for their heads on a phone. */
const DAY_FIRST_FORMATS = { fullDate: 'DD MMM YYYY', shortDate: 'DD MMM', normalDateWithWeekday: 'ddd, DD MMM' };

/**
 * Creates the date adapter of the date pickers. The pickers mark today's date and initially show the current time.
 * MUI's adapter would use the clock and the time zone of the browser, but the dates in the pickers are in the
 * operator's local time.
 * @param getCurrentTime returns the current time as `yyyy-MM-dd HH:mm`
 */
export const createPickerAdapter = (getCurrentTime: () => string): typeof AdapterDayjs =>
  class extends AdapterDayjs {
    constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options);
      if (!isYearFirst(this.locale ?? 'en')) Object.assign(this.formats, DAY_FIRST_FORMATS);
      const createDate = this.date;
      this.date = <T extends string | null | undefined>(value?: T, timezone?: PickersTimezone) =>
        createDate<string | null>(value === undefined ? getCurrentTime() : value, timezone) as DateBuilderReturnType<T>;
      const { formatByString, formats } = this;
      // The heading of a calendar. Which of month and year comes first depends on the language.
      const monthAndYear = `${formats.month} ${formats.year}`;
      this.formatByString = (value, format) =>
        format === monthAndYear
          ? value.toDate().toLocaleDateString(this.locale, { month: 'long', year: 'numeric' })
          : formatByString(value, format);
    }
  };
