import { createContext, useContext } from 'react';

const UploadProgressContext = createContext<number | undefined>(undefined);

/** Provides the sent share of the files of a form, from 0 to 1; undefined unless the form is being sent. */
export const UploadProgressProvider = UploadProgressContext.Provider;

export const useUploadProgress = (): number | undefined => useContext(UploadProgressContext);
