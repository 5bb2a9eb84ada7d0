import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPalettes, getBrandPairs, MIN_CONTRAST } from '../../src/ui/theme/createPalettes';
import { getContrast } from '../../src/ui/theme/mixColors';
import type { Diagnostic } from '../schema/lint/lintSchemas';
import { lintBrand } from '../schema/lint/lintSchemas';
import { getPosition } from '../schema/lint/source/textPositions';
import {
  BRAND_FILE,
  findMissingPictures,
  isLogoTooLarge,
  MAX_LOGO_BYTES,
  readBrand,
  readLogo,
  readSvgSize,
  type Brand,
} from './readBrand';

const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Names the colours that cannot be read, in both appearances. */
function describeContrastFaults({ colors }: Brand): string[] {
  return Object.values(createPalettes(colors)).flatMap((palette) =>
    getBrandPairs(palette)
      .map(([name, text, ground]) => ({ name, text, ground, contrast: getContrast(text, ground) }))
      .filter(({ contrast }) => contrast < MIN_CONTRAST)
      .map(
        ({ name, text, ground, contrast }) =>
          `${palette.mode} appearance: ${name} (${text} on ${ground}) has a contrast of ${formatRatio(contrast)}`,
      ),
  );
}

/** Says that the logo is no square; '' if it is one, or does not state its size. */
function describeLogoShape(dir: string, brand: Brand): string {
  const [width, height] = readSvgSize(readLogo(dir, brand)) ?? [];
  return width === height ? '' : `the logo is ${width} wide and ${height} high: it is shown as a square of 28 px`;
}

/**
 * Reports the faults of a brand: its structure, pictures that do not exist or do not fit, and colours that cannot be
 * read. A product without a brand has none.
 * @param dir the brand folder
 * @param name path of the brand file in messages
 */
export function checkBrand(dir: string, name: string): Diagnostic[] {
  const file = join(dir, BRAND_FILE);
  if (!existsSync(file)) return [];
  const structure = lintBrand(name, readFileSync(file, 'utf8'));
  if (structure.length > 0) return structure;
  const brand = readBrand(dir);
  const text = readFileSync(file, 'utf8');
  const logoShape = describeLogoShape(dir, brand);
  const report = (message: string, suggestion: string, named = ''): Diagnostic => ({
    file: name,
    ...getPosition(text, Math.max(0, named === '' ? 0 : text.indexOf(JSON.stringify(named)))),
    message,
    suggestion,
    severity: 'error',
  });
  return [
    ...findMissingPictures(dir, brand).map((picture) =>
      report(
        `there is no file ${picture} beside it`,
        'Put the picture into the folder, or take its name out.',
        picture,
      ),
    ),
    ...(isLogoTooLarge(dir, brand)
      ? [report(`the logo has more than ${MAX_LOGO_BYTES} bytes`, 'Simplify the SVG: it is part of every page.')]
      : []),
    ...(logoShape === ''
      ? []
      : [
          {
            ...report(
              logoShape,
              'Take the sign without the name: the menu shows the name of the product beside it.',
              brand.logo,
            ),
            severity: 'warning' as const,
          },
        ]),
    ...describeContrastFaults(brand).map((message) =>
      report(
        message,
        `Text needs ${MIN_CONTRAST}:1. Take a darker colour on a light ground, or a lighter one on a dark ground.`,
      ),
    ),
  ];
}
