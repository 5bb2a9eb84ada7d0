import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { getTransportErrorText } from '../../i18n/useErrorMessage';

/**
 * Shows a server's rejection at the field concerned until the field changes or the form is sent again, and focuses
 * the field: the submit button, disabled during the request, has lost the focus. A network failure is not shown at
 * the field.
 */
export function setServerError<Values extends FieldValues>(
  { setError, setFocus }: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  name: FieldPath<Values>,
  failure: Error,
): void {
  if (!getTransportErrorText(failure)) setError(name, { type: 'server', message: failure.message });
  setFocus(name);
}
