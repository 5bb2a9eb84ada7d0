/** Reads JSON Pointers in the fragments of references (RFC 6901, section 6): `/$defs/https:~1~1example.com~1a%20b`. */

/** Returns a part of an address without its escapes; as it is if it is not well-formed. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns one step of a pointer as the name that it stands for. */
export const unescapePointerStep = (step: string): string =>
  decodeAddress(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the names to which a pointer leads one after another; none for the whole document. */
export const readPointer = (fragment: string): string[] => fragment.split('/').slice(1).map(unescapePointerStep);
