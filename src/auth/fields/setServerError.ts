import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { getTransportErrorText } from '../../i18n/useErrorMessage';

/**
 * Shows the server's error message at a field until the field changes or the form is submitted again. It also
 * focuses the field, because the submit button was disabled during the request and has lost the focus. A network
 * error is not shown at the field.
 */
export function setServerError<Values extends FieldValues>(
  { setError, setFocus }: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  name: FieldPath<Values>,
  failure: Error,
): void {
  if (!getTransportErrorText(failure)) setError(name, { type: 'server', message: failure.message });
  setFocus(name);
}
