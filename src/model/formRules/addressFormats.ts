/** Implements the formats of addresses of any scheme: those of RFC 3986, and of RFC 3987 with letters of all languages. */

/** Letters, digits and signs that stand for themselves in a path, besides `%` with two digits. */
const SIGNS = "A-Za-z\\d_.~!$&'()*+,;=:@-";
const INTERNATIONAL = '\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}\\u{10000}-\\u{efffd}';
const SCHEME = '[A-Za-z][A-Za-z\\d+.-]*:';
const ENCODED = '%[\\dA-Fa-f]{2}';

interface AddressPatterns {
  /** An address with its scheme. */
  absolute: RegExp;
  /** An address with its scheme, or what stands for it within a document: a path, a query or a fragment. */
  reference: RegExp;
}

/** @param further characters that may stand for themselves, for a set of a regular expression */
function createPatterns(further: string): AddressPatterns {
  const createSign = (signs: string): string => `(?:[${further}${signs}]|${ENCODED})`;
  const sign = createSign(SIGNS);
  const host = `(?:\\[[\\dA-Fa-f:.]+\\]|${createSign(SIGNS.replace(':@', ''))}*)`;
  const authority = `//(?:${createSign(SIGNS.replace('@', ''))}*@)?${host}(?::\\d*)?`;
  const pathAfterHost = `(?:/${sign}*)*`;
  const path = `(?:${authority}${pathAfterHost}|(?!//)(?:${sign}|/)*)`;
  const relative = `(?:${authority}${pathAfterHost}|(?!//)(?:${createSign(SIGNS.replace(':', ''))}*(?:/${sign}*)*))`;
  const end = `(?:\\?(?:${sign}|[/?])*)?(?:#(?:${sign}|[/?])*)?$`;
  return {
    absolute: new RegExp(`^${SCHEME}${path}${end}`, 'u'),
    reference: new RegExp(`^(?:${SCHEME}${path}|${relative})${end}`, 'u'),
  };
}

const ascii = createPatterns('');
const international = createPatterns(INTERNATIONAL);

export const addressChecksByFormat: Readonly<Record<string, (text: string) => boolean>> = {
  'absolute-uri': (text) => ascii.absolute.test(text),
  'uri-reference': (text) => ascii.reference.test(text),
  iri: (text) => international.absolute.test(text),
  'iri-reference': (text) => international.reference.test(text),
};
