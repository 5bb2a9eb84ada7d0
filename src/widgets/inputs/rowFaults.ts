import { createContext, useContext } from 'react';
import { errorAt } from './useControl';

/** So many wrong rows are drawn wherever they are; the others have their turn once these are right. */
const MOST = 10;

const RowFaultsContext = createContext('');

/** Numbers of the rows with errors, as one text: rows listen to it, and an equal text draws none of them. */
export const RowFaultsProvider = RowFaultsContext.Provider;

/** @param errors of the whole form */
export function rowFaultsOf(errors: unknown, source: string): string {
  const rows = errorAt(errors, source);
  if (!Array.isArray(rows)) return '';
  // A sparse list: only the rows that are wrong have a key.
  return Object.keys(rows).slice(0, MOST).join(' ');
}

/** Whether something in the row is wrong and must be seen. */
export function useIsFaulty(index: number): boolean {
  const faults = useContext(RowFaultsContext);
  return faults !== '' && faults.split(' ').includes(String(index));
}
