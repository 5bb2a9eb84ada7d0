import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '../../../src/ui/theme/colors';
import { generateThemeCss } from '../../../tools/vite/themeCssPlugin';

const css = generateThemeCss();
const getBlock = (selector: string): string => css.slice(css.indexOf(selector)).split('}')[0] ?? '';

describe('the palette as custom properties', () => {
  it.each([
    [':root {', 'light', lightColors],
    [":root:not([data-theme='light'])", 'dark', darkColors],
    [":root[data-theme='dark']", 'dark', darkColors],
  ])('%s is %s', (selector, mode, palette) => {
    const block = getBlock(selector);
    for (const declaration of [
      `color-scheme: ${mode};`,
      `--wd-primary: ${palette.primary.main};`,
      `--wd-primary-contrast-text: ${palette.primary.contrastText};`,
      `--wd-brand-on-ink-quiet: ${palette.brand.onInkQuiet};`,
      `--wd-divider: ${palette.divider};`,
    ])
      expect(block).toContain(declaration);
  });
});
