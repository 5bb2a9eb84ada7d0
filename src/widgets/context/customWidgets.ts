import { createContext, useContext } from 'react';
import type { Widget } from '../types';

const CustomWidgetsContext = createContext<Readonly<Record<string, Widget>>>({});

/** Where a page makes its own widgets known; a schema names one with `"widget": "custom:<name>"`. */
export const CustomWidgetsProvider = CustomWidgetsContext.Provider;

export const useCustomWidgets = (): Readonly<Record<string, Widget>> => useContext(CustomWidgetsContext);
