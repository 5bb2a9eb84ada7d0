/** English texts of the filter of the menu. They are lazy-loaded with it. */

export const menuTexts = {
  label: 'Find a screen',
  clear: 'Clear',
  found: 'Screens found',
  none: 'No screen for “%{text}”',
  count: '%{smart_count} screen |||| %{smart_count} screens',
};
