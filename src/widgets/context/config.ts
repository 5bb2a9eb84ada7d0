import type { Config } from '../../model/schemaLanguage/publicConfigType';
import { createRequiredContext } from '../../ui/createRequiredContext';

/** The runtime configuration. It is loaded and validated before the app renders. */
export const [ConfigProvider, useConfig] = createRequiredContext<Config>('useConfig stands outside of ConfigProvider');
