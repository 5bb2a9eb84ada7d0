/** English texts of the clock in the top bar. They are lazy-loaded with the clock. */

export const clockTexts = {
  rule: 'All times, and what “today” is, follow this clock (%{zone})',
};
