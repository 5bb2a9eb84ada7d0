import { dark, light } from './palette';
import { useMode } from './useMode';

/** The colours of the page at this moment, for what is drawn without MUI and without a style sheet. */
export const usePalette = (): typeof light | typeof dark => (useMode() === 'dark' ? dark : light);
