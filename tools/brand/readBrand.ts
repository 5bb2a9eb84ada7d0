/** Reads the brand of a product: its `brand.json` and the pictures beside it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandColors } from '../../src/ui/theme/createPalettes';

/** The content of `brand.json`; `schema/meta/v2/brand.schema.json` describes it. */
export interface Brand {
  name: string;
  claim?: string;
  translatedClaims?: Record<string, string>;
  logo?: string;
  favicon?: string;
  signInPicture?: string;
  colors: BrandColors;
}

/** The paths of the pictures of a brand; undefined for those that it lacks. */
export interface BrandPictures {
  logo: string | undefined;
  favicon: string | undefined;
  signInPicture: string | undefined;
}

export const BRAND_FILE = 'brand.json';

/** The brand of a product without a brand folder. */
const PLAIN: Brand = { name: 'Back Office', colors: { primary: '#35506b' } };
const createLetter = (name: string): string => {
  const [letter] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return letter === undefined
    ? ''
    : `<text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="18" font-weight="700" fill="#fff">${letter.toUpperCase()}</text>`;
};

/** The logo of a product without one: a square in the brand's colour with the first letter of its name. */
const createPlainLogo = ({ name, colors }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${
    colors.primary
  }"/>${createLetter(name)}</svg>`;

/** Largest size of the logo in bytes, which is part of the page. */
export const MAX_LOGO_BYTES = 4096;

/** @throws Error if the file is no JSON */
export function readBrand(dir: string): Brand {
  const file = join(dir, BRAND_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Brand) : PLAIN;
}

export function findBrandPictures(dir: string, brand: Brand): BrandPictures {
  const find = (name: string | undefined): string | undefined =>
    name !== undefined && existsSync(join(dir, name)) ? join(dir, name) : undefined;
  return {
    logo: find(brand.logo ?? 'logo.svg'),
    favicon: find(brand.favicon ?? 'favicon.svg'),
    signInPicture: find(brand.signInPicture),
  };
}

/** Returns the logo as SVG. */
export function readLogo(dir: string, brand: Brand): string {
  const { logo } = findBrandPictures(dir, brand);
  return logo === undefined ? createPlainLogo(brand) : readFileSync(logo, 'utf8').trim();
}

/** Returns the favicon as SVG: the logo, where the brand has no other. */
export function readFavicon(dir: string, brand: Brand): string {
  const { favicon } = findBrandPictures(dir, brand);
  return favicon === undefined ? readLogo(dir, brand) : readFileSync(favicon, 'utf8');
}

/** Returns the names of pictures that the brand names and that do not exist. */
export const findMissingPictures = (dir: string, { logo, favicon, signInPicture }: Brand): string[] =>
  [logo, favicon, signInPicture].filter((name) => name !== undefined && !existsSync(join(dir, name))) as string[];

export function isLogoTooLarge(dir: string, brand: Brand): boolean {
  const { logo } = findBrandPictures(dir, brand);
  return logo !== undefined && statSync(logo).size > MAX_LOGO_BYTES;
}

/** Matches a length of an SVG in pixels. */
const PIXELS = /^\d+(?:\.\d+)?(?:px)?$/;

/**
 * Returns width and height of an SVG: those of its view box, else of its attributes in pixels.
 * @returns undefined if the SVG states neither
 */
export function readSvgSize(svg: string): [width: number, height: number] | undefined {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const read = (attribute: string): string | undefined =>
    new RegExp(`\\s${attribute}\\s*=\\s*["']([^"']*)["']`).exec(root)?.[1]?.trim();
  const [, , ...box] = read('viewBox')?.split(/[\s,]+/) ?? [];
  const lengths = box.length > 0 ? box : [read('width') ?? '', read('height') ?? ''];
  if (!lengths.every((length) => PIXELS.test(length))) return undefined;
  const [width = 0, height = 0] = lengths.map((length) => Number.parseFloat(length));
  return [width, height];
}

/** Returns an SVG as a data URL. */
export const toDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>{}]/g, (sign) => encodeURIComponent(sign))}`;
