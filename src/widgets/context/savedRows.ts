import { createContext, useContext } from 'react';
import type { Field } from '../../model/entity/entity';

/** Told which row of a list the server has deleted while the form stays open. */
export type OnRowDeleted = (field: Field, source: string, row: Readonly<Record<string, unknown>>) => void;

const OnRowDeletedContext = createContext<OnRowDeleted>(() => undefined);

/** A form stands around its lists and takes back what it thinks is saved. */
export const OnRowDeletedProvider = OnRowDeletedContext.Provider;

export const useOnRowDeleted = (): OnRowDeleted => useContext(OnRowDeletedContext);
