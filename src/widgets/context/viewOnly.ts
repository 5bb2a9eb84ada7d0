import { createContext, useContext } from 'react';

const ViewOnlyContext = createContext(false);

export const ViewOnlyProvider = ViewOnlyContext.Provider;

/** Whether the current route is flagged view-only: actions that change data are hidden. */
export const useViewOnly = (): boolean => useContext(ViewOnlyContext);
