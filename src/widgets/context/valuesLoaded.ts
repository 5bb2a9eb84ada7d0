import { createContext, useContext } from 'react';

/** Called with values, by path, that an open form received without an edit by the user. */
export type OnValuesLoaded = (values: Readonly<Record<string, unknown>>) => void;

const OnValuesLoadedContext = createContext<OnValuesLoaded>(() => undefined);

export const OnValuesLoadedProvider = OnValuesLoadedContext.Provider;

export const useOnValuesLoaded = (): OnValuesLoaded => useContext(OnValuesLoadedContext);
