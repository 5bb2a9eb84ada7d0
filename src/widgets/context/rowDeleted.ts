import { createContext, useContext } from 'react';
import type { Field } from '../../model/entity/entity';

/** Called when the server has deleted a row while its form stays open. */
export type OnRowDeleted = (field: Field, source: string, row: Readonly<Record<string, unknown>>) => void;

const OnRowDeletedContext = createContext<OnRowDeleted>(() => undefined);

/** Lets the form update its initial values when a row was deleted. */
export const OnRowDeletedProvider = OnRowDeletedContext.Provider;

export const useOnRowDeleted = (): OnRowDeleted => useContext(OnRowDeletedContext);
