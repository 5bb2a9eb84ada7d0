import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateBuilderReturnType, PickersTimezone } from '@mui/x-date-pickers/models';

/**
 * Creates the date adapter of the pickers, which mark today and start at the current time. The adapter would use
 * the browser's clock and time zone; the dates of the pickers are local times of the operator.
 * @param getCurrentTime returns the current time as `yyyy-MM-dd HH:mm`
 */
export const createPickerAdapter = (getCurrentTime: () => string): typeof AdapterDayjs =>
  class extends AdapterDayjs {
    constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options);
      const createDate = this.date;
      this.date = <T extends string | null | undefined>(value?: T, timezone?: PickersTimezone) =>
        createDate<string | null>(value === undefined ? getCurrentTime() : value, timezone) as DateBuilderReturnType<T>;
    }
  };
