/** English texts of the dialog with the deviations of the API. They are lazy-loaded with the account menu. */

export const deviationTexts = {
  title: 'API deviations',
  about:
    'How the responses of the API differ from the schema files since this page was loaded. Types, lengths and unknown codes are kept, no other values.',
  entity: 'Entity',
  allEntities: 'All entities',
  otherCalls: 'Other calls',
  none: 'No deviations',
  deviationCount: '%{smart_count} deviation |||| %{smart_count} deviations',
  responseCount: '%{smart_count} response checked |||| %{smart_count} responses checked',
  full: 'There are more kinds of deviations than are kept here. Clear the list to collect others.',
  wholeResponse: 'Whole response',
  expected: 'Expected',
  seen: 'Seen',
  call: 'Call',
  calls: 'Calls',
  first: 'First',
  last: 'Last',
  times: '%{smart_count} time |||| %{smart_count} times',
  copy: 'Copy as JSON',
  copied: 'The deviations were copied',
  notCopied: 'Your browser does not allow copying',
  clear: 'Clear',
};
