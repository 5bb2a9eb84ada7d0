import { createContext, useContext, type Provider } from 'react';

/**
 * Creates a React context that has no default value.
 * @param message the error message of the hook if it is called outside of the provider
 * @returns the provider and the hook that reads the value
 */
export function createRequiredContext<Value>(message: string): [Provider<Value | undefined>, () => Value] {
  const context = createContext<Value | undefined>(undefined);
  const useValue = (): Value => {
    const value = useContext(context);
    if (value === undefined) throw new Error(message);
    return value;
  };
  return [context.Provider, useValue];
}
