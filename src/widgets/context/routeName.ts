import { createContext, useContext } from 'react';

const RouteNameContext = createContext<string | undefined>(undefined);

/**
 * Provides the name of the current route variant. Only entities whose schema declares several named variants have
 * one.
 */
export const RouteNameProvider = RouteNameContext.Provider;

export const useRouteName = (): string | undefined => useContext(RouteNameContext);
