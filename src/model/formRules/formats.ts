/**
 * Implements the string formats of the schema language. The compiled validators in the browser, the lint and the
 * fixture API all use this implementation, so that their results are the same.
 */
import { addressChecksByFormat } from './addressFormats';
import { commonChecksByFormat, type FormatCheck } from './commonFormats';
import { notationChecksByFormat } from './notationFormats';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const HOST = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;
const HOST_LENGTH = 253;

const isIpv4 = (text: string): boolean => (IPV4.exec(text)?.slice(1) ?? ['256']).every((part) => Number(part) <= 255);

/** Whether a text is an IP address of version 6. URLs contain such addresses in brackets, so their parser knows them. */
const isIpv6 = (text: string): boolean => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);

/** The checks by format name, as used in the keyword `format`. */
export const checksByFormat: Readonly<Record<string, FormatCheck>> = {
  ...commonChecksByFormat,
  ...addressChecksByFormat,
  ...notationChecksByFormat,
  uuid: (text) => UUID.test(text),
  ipv4: isIpv4,
  ipv6: isIpv6,
  hostname: (text) => text.length <= HOST_LENGTH && HOST.test(text),
};
