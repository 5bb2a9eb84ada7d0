import type { Plugin } from 'vite';
import { FONT } from '../../src/ui/theme/font';
import { dark, light } from '../../src/ui/theme/palette';

type Colours = { readonly [name: string]: string | Colours };

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `primary.contrastText` → `--wd-primary-contrast-text`; the `main` of a tone is the tone. */
function properties(colours: Colours, path = '--wd'): string[] {
  return Object.entries(colours).flatMap(([name, value]) => {
    const full = name === 'main' ? path : `${path}-${kebab(name)}`;
    return typeof value === 'string' ? `${full}: ${value};` : properties(value, full);
  });
}

const rules = ({ mode, ...colours }: typeof light | typeof dark): string =>
  [`color-scheme: ${mode};`, ...properties(colours)].join('\n');

/** The palette as custom properties: light, dark where the system is, and either where the user says so. */
export const themeCss = (): string => `:root { --wd-font: ${FONT}; ${rules(light)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${rules(dark)} } }
:root[data-theme='dark'] { ${rules(dark)} }`;

/** Puts the palette into a style sheet that says `@theme;`: colours stand once, for MUI and for static styles. */
export function themeProperties(): Plugin {
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
                  void rule.replaceWith(postcss.parse(themeCss(), { from: rule.source?.input.file })),
              },
            },
          ],
        },
      },
    }),
  };
}
