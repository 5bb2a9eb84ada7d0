import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { getTransportErrorText } from '../../i18n/useErrorMessage';

/**
 * Puts a server's refusal to the field that it is about, until that is changed or sent again, and the focus
 * with it: the button, disabled for the call, has lost it. A call that never came back is not the field's fault.
 */
export function setServerError<Values extends FieldValues>(
  { setError, setFocus }: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  name: FieldPath<Values>,
  failure: Error,
): void {
  if (!getTransportErrorText(failure)) setError(name, { type: 'server', message: failure.message });
  setFocus(name);
}
