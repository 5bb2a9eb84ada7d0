import { createContext, useContext } from 'react';

/**
 * Called with values, by form path, that were written into an open form without an edit by the user. Such values do
 * not make the form dirty.
 */
export type OnValuesLoaded = (values: Readonly<Record<string, unknown>>) => void;

const OnValuesLoadedContext = createContext<OnValuesLoaded>(() => undefined);

export const OnValuesLoadedProvider = OnValuesLoadedContext.Provider;

export const useOnValuesLoaded = (): OnValuesLoaded => useContext(OnValuesLoadedContext);
