import { createContext, useContext } from 'react';
import type { Field } from '../../model/entity/entity';

/** Called after the server has deleted a single row of the record whose form is open. */
export type OnRowDeleted = (field: Field, source: string, row: Readonly<Record<string, unknown>>) => void;

const OnRowDeletedContext = createContext<OnRowDeleted>(() => undefined);

/** Provides a callback with which the form updates its initial values after a row was deleted. */
export const OnRowDeletedProvider = OnRowDeletedContext.Provider;

export const useOnRowDeleted = (): OnRowDeleted => useContext(OnRowDeletedContext);
