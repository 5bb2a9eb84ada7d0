/** Generates the source code of the virtual modules with the brand of the product. */
import { findBrandPictures, readBrand, readLogo, toDataUrl } from './readBrand';

export const BRAND_MODULE_ID = 'virtual:wattdesk/brand';
export const BRAND_COLORS_MODULE_ID = 'virtual:wattdesk/brandColors';
export const SIGN_IN_BRAND_MODULE_ID = 'virtual:wattdesk/signInBrand';

/** Returns the generated source code by module id. */
export function createBrandModules(dir: string): ReadonlyMap<string, string> {
  const brand = readBrand(dir);
  const { name, claim, translatedClaims = {}, colors } = brand;
  const { signInPicture } = findBrandPictures(dir, brand);
  const claims = { ...translatedClaims, ...(claim === undefined ? {} : { en: claim }) };
  const picture =
    signInPicture === undefined
      ? `export const picture = '';`
      : `export { default as picture } from ${JSON.stringify(`${signInPicture.replaceAll('\\', '/')}?url`)};`;
  return new Map([
    [
      BRAND_MODULE_ID,
      `export const name = ${JSON.stringify(name)};\nexport const logo = ${JSON.stringify(toDataUrl(readLogo(dir, brand)))};\n`,
    ],
    [BRAND_COLORS_MODULE_ID, `export const colors = ${JSON.stringify(colors)};\n`],
    [SIGN_IN_BRAND_MODULE_ID, `export const claims = ${JSON.stringify(claims)};\n${picture}\n`],
  ]);
}
