/** English texts of the input for passwords and other secrets. They are lazy-loaded with the input. */

export const passwordInputTexts = {
  hide: 'Hide %{field}',
  show: 'Show %{field}',
  keep: 'Keep the value of %{field} that is set',
  remove: 'Remove the value of %{field}',
  removed: 'Will be removed',
  replaced: 'Replaces the value that is set',
  set: 'A value is set',
  typing: 'Typing replaces the value that is set',
  demands: {
    title: 'What the password must have',
    length: '%{least} characters or more',
    digit: 'A digit',
    small: 'A lowercase letter',
    capital: 'An uppercase letter',
    special: 'A special character',
    met: '(done)',
    missing: '(missing)',
  },
};
