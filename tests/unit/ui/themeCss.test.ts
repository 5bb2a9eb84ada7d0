import { describe, expect, it } from 'vitest';
import { dark, light } from '../../../src/ui/theme/palette';
import { themeCss } from '../../../tools/vite/themeCss';

const css = themeCss();
const blockOf = (selector: string): string => css.slice(css.indexOf(selector)).split('}')[0] ?? '';

describe('the palette as custom properties', () => {
  it.each([
    [':root {', 'light', light],
    [":root:not([data-theme='light'])", 'dark', dark],
    [":root[data-theme='dark']", 'dark', dark],
  ])('%s is %s', (selector, mode, palette) => {
    const block = blockOf(selector);
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
