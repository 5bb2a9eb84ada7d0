import { createContext, useContext } from 'react';

const RouteNameContext = createContext<string | undefined>(undefined);

/**
 * Provides the name of the current route variant. It is undefined unless the schema of the entity declares several
 * named variants.
 */
export const RouteVariantNameProvider = RouteNameContext.Provider;

export const useRouteVariantName = (): string | undefined => useContext(RouteNameContext);
