/** Names of entities, titles and keys, derived from the names of an API. */
import pluralize from 'pluralize';
import { MIXED_CASE_TERMS, spaceCapitals } from '../../../../src/model/humanizeName';

// Its Latin plural is known to few.
pluralize.addIrregularRule('schema', 'schemas');

/** Abbreviations that are no words when they are written in lower case, as in names of fields. */
const ABBREVIATIONS = [
  'ID IDs UUID GUID URL URLs URI URIs',
  'API APIs SDK CLI UI CPU GPU USB QR',
  'HTTP HTTPS HTML CSS JSON XML YAML CSV SQL PDF SVG PNG JPEG GIF MIME TTL',
  'IP DNS TCP UDP SSL TLS SSH FTP SFTP SMTP IMAP VPN VPC VLAN CIDR CORS CSRF',
  'JWT SSO SAML LDAP OIDC MFA OTP TOTP',
  'SKU EAN GTIN VAT VIP IBAN ISBN ISSN DOI ORCID IMEI IMSI ICCID RFID NFC',
  'ISO UTC GMT GPS CRS EPSG FAQ GDPR DNA RNA',
].flatMap((line) => line.split(' '));

/** The spelling of words in titles, by the word in lower case. */
const SPELLINGS = new Map([...ABBREVIATIONS, ...MIXED_CASE_TERMS].map((word) => [word.toLowerCase(), word]));

const splitWords = (name: string): string[] =>
  spaceCapitals(name)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/** `orderItems`, `order_items` → `order-items`. */
export const toKebabCase = (name: string): string =>
  splitWords(name)
    .map((word) => word.toLowerCase())
    .join('-');

/** `order-items` → `orderItems`. */
export const toCamelCase = (name: string): string =>
  toKebabCase(name).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `order-items`, `orderItems` → `Order Items`. */
export const toTitle = (name: string): string =>
  splitWords(name)
    .map((word) => SPELLINGS.get(word.toLowerCase()) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Applies a change to the last word of a name: `order-items` → `order-item`. */
const changeLastWord = (name: string, change: (word: string) => string): string =>
  name.replace(/[A-Za-z]+$/, (word) => change(word));

export const toSingular = (name: string): string => changeLastWord(name, (word) => pluralize.singular(word));
export const toPlural = (name: string): string => changeLastWord(name, (word) => pluralize.plural(word));

/** Removes everything but letters and digits, for comparing names that are written differently: `pet_id` → `petid`. */
export const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const ENTITY_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Files and folders of a schema folder that are no entities. */
const TAKEN = ['common', 'options', 'navigation', 'dialects', 'imports'];

/** Whether a file of the schema folder may have a name, in kebab-case, as that of its entity. */
export const isEntityName = (name: string): boolean => ENTITY_NAME.test(name) && !TAKEN.includes(name);
