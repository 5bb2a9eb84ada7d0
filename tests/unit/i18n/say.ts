import { wd } from '../../../src/i18n/en';
import type { Say } from '../../../src/i18n/useT';
import { flat } from './keys';

const texts = flat(wd);

/** English as the app has it, without a page. */
export const say: Say = (key, values = {}) =>
  (texts[key] ?? key).replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
