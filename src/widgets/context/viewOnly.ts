import { createContext, useContext } from 'react';

const ViewOnlyContext = createContext(false);

export const ViewOnlyProvider = ViewOnlyContext.Provider;

/** Whether the current route is view-only. Actions that change records are then hidden. */
export const useViewOnly = (): boolean => useContext(ViewOnlyContext);
