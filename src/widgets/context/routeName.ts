import { createContext, useContext } from 'react';

const RouteNameContext = createContext<string | undefined>(undefined);

/**
 * Provides the name of the current route variant. It is undefined unless the schema of the entity declares several
 * named variants.
 */
export const RouteNameProvider = RouteNameContext.Provider;

export const useRouteName = (): string | undefined => useContext(RouteNameContext);
