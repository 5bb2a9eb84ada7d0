/** English texts that tell why a form is not saved. They are lazy-loaded with forms. */

export const formStatusTexts = {
  actionFailed: '%{action} failed: %{reason}',
  attention: '%{smart_count} field needs attention |||| %{smart_count} fields need attention',
  faultBefore: 'Previous field that needs attention',
  faultNext: 'Next field that needs attention',
  kept: 'Your changes are still here.',
  notSaved: 'Not saved: %{reason}',
  /** With the server's own message, whose language is that of the server. */
  refusedByServer: 'Not saved: %{reason}',
};
