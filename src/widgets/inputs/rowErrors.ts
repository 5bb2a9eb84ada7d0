import { createContext, useContext } from 'react';
import { getErrorAtPath } from './useInputControl';

/** So many wrong rows are drawn wherever they are; the others have their turn once these are right. */
const MOST = 10;

const RowErrorsContext = createContext('');

/** Numbers of the rows with errors, as one text: rows listen to it, and an equal text draws none of them. */
export const RowErrorsProvider = RowErrorsContext.Provider;

/** @param errors of the whole form */
export function getRowsWithErrors(errors: unknown, source: string): string {
  const rows = getErrorAtPath(errors, source);
  if (!Array.isArray(rows)) return '';
  // A sparse list: only the rows that are wrong have a key.
  return Object.keys(rows).slice(0, MOST).join(' ');
}

/** Whether something in the row is wrong and must be seen. */
export function useRowHasError(index: number): boolean {
  const faults = useContext(RowErrorsContext);
  return faults !== '' && faults.split(' ').includes(String(index));
}
