import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { getErrorAtPath, getErrorMessage } from './useInputControl';

interface Fold {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Error of the value as a whole, if it is a single one. */
  error: string | undefined;
  /** Whether the value or a value inside has an error. */
  isFaulty: boolean;
}

/**
 * Returns whether a part of a form is open. It opens by itself when it gets an error, and at each attempt to save while
 * it has one, so that the field can get the focus. It stays open when the error is corrected.
 * @param source path of its value, or of each of its values
 * @param isOpenFirst whether it is open in the beginning, and when this becomes true
 */
export function useFold(source: string | readonly string[], isOpenFirst: boolean): Fold {
  const { errors, submitCount } = useFormState({ name: source });
  const found = [source].flat().map((path) => getErrorAtPath(errors, path));
  const isFaulty = found.some((error) => error !== undefined);
  const [isOpen, setOpen] = useState(isOpenFirst);
  const reason = `${isOpenFirst} ${isFaulty && submitCount}`;
  const [known, setKnown] = useState(`${isOpenFirst} false`);
  if (reason !== known) {
    setKnown(reason);
    if (isFaulty || isOpenFirst) setOpen(true);
  }
  return { isOpen, setOpen, error: typeof source === 'string' ? getErrorMessage(found[0]) : undefined, isFaulty };
}
