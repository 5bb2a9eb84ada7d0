import { createContext, useContext } from 'react';
import { getErrorAtPath } from './useInputControl';

/**
 * Maximum of rows with errors that render regardless of their position. Further ones follow once these are
 * corrected.
 */
const MOST = 10;

const RowErrorsContext = createContext('');

/**
 * Provides the indexes of the rows with errors as one string: rows subscribe to it, and an equal string re-renders
 * none of them.
 */
export const RowErrorsProvider = RowErrorsContext.Provider;

/**
 * Returns the indexes of the rows with errors, separated by spaces.
 * @param errors the errors of the whole form
 */
export function getRowsWithErrors(errors: unknown, source: string): string {
  const rows = getErrorAtPath(errors, source);
  if (!Array.isArray(rows)) return '';
  // A sparse array: only rows with errors have a key.
  return Object.keys(rows).slice(0, MOST).join(' ');
}

/** Whether a row has an error and must be rendered. */
export function useRowHasError(index: number): boolean {
  const faults = useContext(RowErrorsContext);
  return faults !== '' && faults.split(' ').includes(String(index));
}
