/** English texts of the input for passwords and other secrets. They are lazy-loaded with the input. */

export const passwordInputTexts = {
  hide: 'Hide %{field}',
  show: 'Show %{field}',
  keep: 'Keep the current value of %{field}',
  remove: 'Remove the value of %{field}',
  removed: 'Will be removed',
  replaced: 'Replaces the current value',
  set: 'A value is set',
  typing: 'Typing replaces the current value',
  demands: {
    title: 'Password requirements',
    length: 'At least %{least} characters',
    digit: 'A digit',
    small: 'A lowercase letter',
    capital: 'An uppercase letter',
    special: 'A special character',
    met: '(done)',
    missing: '(missing)',
  },
};
