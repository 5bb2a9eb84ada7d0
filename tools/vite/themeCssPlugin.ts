import type { Plugin } from 'vite';
import { FONT_FAMILY } from '../../src/ui/theme/fontFamily';
import { createPalettes, type ProductPalette } from '../../src/ui/theme/createPalettes';
import { readBrand } from '../brand/readBrand';
import { readRootFolders } from '../root/rootFolders';

type Colours = { readonly [name: string]: string | Colours };

const toKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the CSS custom properties of a palette: `primary.contrastText` → `--wd-primary-contrast-text`. The name
 * of the shade `main` is omitted: `primary.main` → `--wd-primary`.
 */
function createCssProperties(colours: Colours, path = '--wd'): string[] {
  return Object.entries(colours).flatMap(([name, value]) => {
    const full = name === 'main' ? path : `${path}-${toKebabCase(name)}`;
    return typeof value === 'string' ? `${full}: ${value};` : createCssProperties(value, full);
  });
}

const createCssRules = ({ mode, ...colours }: ProductPalette): string =>
  [`color-scheme: ${mode};`, ...createCssProperties(colours)].join('\n');

/**
 * Generates the CSS custom properties of the light and the dark palette. The dark palette applies if the operating
 * system is in dark mode. The user can override this with either palette.
 */
export function generateThemeCss(dir = readRootFolders().brand): string {
  const { light, dark } = createPalettes(readBrand(dir).colors);
  return `:root { --wd-font: ${FONT_FAMILY}; ${createCssRules(light)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${createCssRules(dark)} } }
:root[data-theme='dark'] { ${createCssRules(dark)} }`;
}

/**
 * Replaces `@theme;` in a style sheet with the palette, so that MUI and the static styles use the same definition
 * of the colors.
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
