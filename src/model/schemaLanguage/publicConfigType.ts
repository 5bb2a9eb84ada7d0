/** The settings in `public/config.json`, which the operator's staff can change without rebuilding the app. */
export type { Config } from './definition';
