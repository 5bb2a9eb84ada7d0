import { createContext, useContext } from 'react';

/** Told of values that came into an open form without the user's doing, by their paths. */
export type OnArrived = (values: Readonly<Record<string, unknown>>) => void;

const OnArrivedContext = createContext<OnArrived>(() => undefined);

export const OnArrivedProvider = OnArrivedContext.Provider;

export const useOnArrived = (): OnArrived => useContext(OnArrivedContext);
