import { createContext, useContext } from 'react';

const AddressContext = createContext<string | undefined>(undefined);

/** The name of the addresses at which the screen stands, where its schema has several and names them. */
export const AddressProvider = AddressContext.Provider;

export const useAddress = (): string | undefined => useContext(AddressContext);
