import type { Plugin } from 'vite';
import { FONT_FAMILY } from '../../src/ui/theme/fontFamily';
import { darkColors, lightColors } from '../../src/ui/theme/colors';

type Colours = { readonly [name: string]: string | Colours };

const toKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the custom properties of a palette: `primary.contrastText` → `--wd-primary-contrast-text`. The `main`
 * shade of a color has the color's own name.
 */
function createCssProperties(colours: Colours, path = '--wd'): string[] {
  return Object.entries(colours).flatMap(([name, value]) => {
    const full = name === 'main' ? path : `${path}-${toKebabCase(name)}`;
    return typeof value === 'string' ? `${full}: ${value};` : createCssProperties(value, full);
  });
}

const createCssRules = ({ mode, ...colours }: typeof lightColors | typeof darkColors): string =>
  [`color-scheme: ${mode};`, ...createCssProperties(colours)].join('\n');

/**
 * Generates the palette as custom properties: light by default, dark when the operating system is dark, and either
 * one when the user selects it.
 */
export const generateThemeCss = (): string => `:root { --wd-font: ${FONT_FAMILY}; ${createCssRules(lightColors)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${createCssRules(darkColors)} } }
:root[data-theme='dark'] { ${createCssRules(darkColors)} }`;

/**
 * Replaces `@theme;` in a style sheet by the palette, so that the colors are defined once for MUI and for static
 * styles.
 */
export function themeCssPlugin(): Plugin {
  return {
    name: 'wattdesk:theme',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'wattdesk-theme',
              AtRule: {
                theme: (rule, { postcss }) =>
                  void rule.replaceWith(postcss.parse(generateThemeCss(), { from: rule.source?.input.file })),
              },
            },
          ],
        },
      },
    }),
  };
}
