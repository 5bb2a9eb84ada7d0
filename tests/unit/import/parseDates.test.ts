import { describe, expect, it } from 'vitest';
import { parseDateText } from '../../../src/generator/import/parseDates';

describe('days and times in the spelling of the wire', () => {
  it.each<[string, string, string]>([
    ['date', '2027-03-09', '2027-03-09'],
    ['date', '2027/3/9', '2027-03-09'],
    ['date', '2027年3月9日', '2027-03-09'],
    ['date', '9 Mar 2027', '2027-03-09'],
    ['date', '09 March 2027', '2027-03-09'],
    ['date', '9-Mar-2027', '2027-03-09'],
    ['date', '9.3.2027', '2027-03-09'],
    ['date', '25/3/2027', '2027-03-25'],
    ['date', '3/25/2027', '2027-03-25'],
    ['date', '3/3/2027', '2027-03-03'],
    ['date', '2027-03-09 00:00', '2027-03-09'],
    // Ambiguous dates and values that are not dates are kept as text.
    ['date', '3/4/2027', '3/4/2027'],
    ['date', '2027-03-09 noon', '2027-03-09 noon'],
    ['date', '2027-03-09 12:00 or so', '2027-03-09 12:00 or so'],
    ['date', 'soon', 'soon'],
    // An invalid calendar date is rejected by the validation.
    ['date', '2027-2-30', '2027-02-30'],
    ['month', '2027-3', '2027-03'],
    ['month', 'Mar 2027', '2027-03'],
    ['month', '2027-03-01', '2027-03'],
    ['HH:mm', '8:05', '08:05'],
    ['HH:mm', '08:05:30', '08:05'],
    ['HH:mm', '8:05 pm', '20:05'],
    ['HH:mm', '12:05 AM', '00:05'],
    ['yyyy-MM-dd HH:mm', '09 Mar 2027 08:05', '2027-03-09 08:05'],
    ['yyyy-MM-dd HH:mm', '2027-03-09T08:05', '2027-03-09 08:05'],
    ['yyyy-MM-dd HH:mm', '2027-03-09', '2027-03-09 00:00'],
    ['yyyy-MM-dd HH:mm', '8:05', '8:05'],
    ['email', '2027-03-09', '2027-03-09'],
  ])('%s: %s → %s', (format, text, expected) => expect(parseDateText(text, format)).toBe(expected));
});
