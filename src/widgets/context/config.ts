import { createContext, useContext } from 'react';
import type { Config } from '../../model/schemaLanguage/config';

const ConfigContext = createContext<Config | undefined>(undefined);

export const ConfigProvider = ConfigContext.Provider;

/** Returns the runtime configuration, which is loaded and validated before the app renders. */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig stands outside of ConfigProvider');
  return config;
}
