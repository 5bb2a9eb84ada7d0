import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '../../../src/ui/theme/colors';

const TONES = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

/** Opacity of a tone in the background of a chip. */
const TINT = 0.1;

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the color of a semi-transparent color on a background. */
const mix = (colour: string, ground: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) * share + parseInt(ground.slice(at, at + 2), 16) * (1 - share))
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

const pairs = (palette: typeof lightColors | typeof darkColors): [string, string, string][] => {
  const grounds = [palette.background.default, palette.background.paper];
  const { brand } = palette;
  return [
    ...grounds.flatMap((ground): [string, string, string][] => [
      ['text', palette.text.primary, ground],
      ['quiet text', palette.text.secondary, ground],
      // This color is also used for the text that explains why an input is disabled.
      ['text of what is disabled', palette.text.disabled, ground],
      ...TONES.map((tone): [string, string, string] => [`${tone} as text`, palette[tone].main, ground]),
      ...TONES.map((tone) => palette[tone]).map(({ main }): [string, string, string] => [
        'a chip',
        main,
        mix(main, ground, TINT),
      ]),
    ]),
    ...TONES.map((tone): [string, string, string] => [
      `text on ${tone}`,
      palette[tone].contrastText,
      palette[tone].main,
    ]),
    ['menu text', brand.onInk, brand.ink],
    ['quiet menu text', brand.onInkQuiet, brand.ink],
    ['spark on ink', brand.spark, brand.ink],
  ];
};

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s palette', (_, palette) => {
  it.each(pairs(palette))('%s: %s on %s has 4.5:1', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
