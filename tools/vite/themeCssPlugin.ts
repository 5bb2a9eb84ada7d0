import type { Plugin } from 'vite';
import { FONT_FAMILY } from '../../src/ui/theme/fontFamily';
import { darkColors, lightColors } from '../../src/ui/theme/colors';

type Colours = { readonly [name: string]: string | Colours };

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `primary.contrastText` → `--wd-primary-contrast-text`; the `main` of a tone is the tone. */
function properties(colours: Colours, path = '--wd'): string[] {
  return Object.entries(colours).flatMap(([name, value]) => {
    const full = name === 'main' ? path : `${path}-${kebab(name)}`;
    return typeof value === 'string' ? `${full}: ${value};` : properties(value, full);
  });
}

const rules = ({ mode, ...colours }: typeof lightColors | typeof darkColors): string =>
  [`color-scheme: ${mode};`, ...properties(colours)].join('\n');

/** The palette as custom properties: light, dark where the system is, and either where the user says so. */
export const generateThemeCss = (): string => `:root { --wd-font: ${FONT_FAMILY}; ${rules(lightColors)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${rules(darkColors)} } }
:root[data-theme='dark'] { ${rules(darkColors)} }`;

/** Puts the palette into a style sheet that says `@theme;`: colours stand once, for MUI and for static styles. */
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
