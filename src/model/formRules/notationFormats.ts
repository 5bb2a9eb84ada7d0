/** Texts in notations of standards that JSON Schema names as formats. */

/** ISO 8601 as in RFC 3339, appendix A: `P1DT2H`, `P3W`. */
const DURATION = /^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|\d+W)$/;
/** RFC 6901. */
const POINTER = '(?:/(?:[^~/]|~[01])*)*';
const JSON_POINTER = new RegExp(`^${POINTER}$`);
const RELATIVE_JSON_POINTER = new RegExp(`^(?:0|[1-9]\\d*)(?:#|${POINTER})$`);
/** RFC 6570: a text with expressions in braces. */
const URI_TEMPLATE =
  /^(?:[^\p{Cc} "'<>%\\^`{|}]|%[\dA-Fa-f]{2}|\{[+#./;?&=,!@|]?(?:[\w%]+(?:\.[\w%]+)*(?::[1-9]\d{0,3}|\*)?)(?:,[\w%]+(?:\.[\w%]+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/u;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== '';
  } catch {
    return false;
  }
}

export const notationChecksByFormat: Readonly<Record<string, (text: string) => boolean>> = {
  duration: (text) => DURATION.test(text),
  'json-pointer': (text) => JSON_POINTER.test(text),
  'relative-json-pointer': (text) => RELATIVE_JSON_POINTER.test(text),
  'uri-template': (text) => URI_TEMPLATE.test(text),
  regex: isPattern,
};
