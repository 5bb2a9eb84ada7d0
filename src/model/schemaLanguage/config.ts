/** The settings that operations staff can change without a rebuild: the content of `public/config.json`. */
export type { Config } from './definition';
