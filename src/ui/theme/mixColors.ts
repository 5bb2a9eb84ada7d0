/** Arithmetic of colours, which are written as `#0a6b6f`. */

const getChannels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Mixes two colours. @param share the share of the second colour, from 0 to 1 */
export function mixColors(one: string, other: string, share: number): string {
  const second = getChannels(other);
  const mixed = getChannels(one).map((value, index) => Math.round(value * (1 - share) + second[index]! * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = getChannels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours as WCAG defines it, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [high = 0, low = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
