import { createContext, useContext } from 'react';
import { getErrorAtPath } from './useInputControl';

/**
 * Maximum number of rows with errors that are rendered regardless of their position. When the user has corrected
 * them, the next rows with errors are rendered.
 */
const MOST = 10;

const RowErrorsContext = createContext('');

/**
 * Provides the indexes of the rows with errors as a single string. Rows subscribe to this string. If it does not
 * change, no row re-renders.
 */
export const RowErrorsProvider = RowErrorsContext.Provider;

/**
 * Returns the indexes of the rows with errors as a string, separated by spaces.
 * @param errors the errors of the whole form
 */
export function getRowsWithErrors(errors: unknown, source: string): string {
  const rows = getErrorAtPath(errors, source);
  if (!Array.isArray(rows)) return '';
  // The array of errors is sparse: it has elements only for rows with errors.
  return Object.keys(rows).slice(0, MOST).join(' ');
}

/** Whether a row has an error, so that its inputs must be rendered. */
export function useRowHasError(index: number): boolean {
  const faults = useContext(RowErrorsContext);
  return faults !== '' && faults.split(' ').includes(String(index));
}
