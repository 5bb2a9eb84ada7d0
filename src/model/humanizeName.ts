/** Terms in which a capital does not begin a word. */
export const MIXED_CASE_TERMS = [
  'kWh',
  'MWh',
  'GWh',
  'kVA',
  'kW',
  'MW',
  'mAh',
  'IPv4',
  'IPv6',
  'OAuth',
  'OpenID',
  'OpenSSL',
  'iOS',
  'macOS',
  'GitHub',
  'GitLab',
  'MySQL',
] as const;

/**
 * Returns a pattern of a term as the beginning of a name, or with a capital after another word: `kWh`, `usedKWh`,
 * `openSSLKey`.
 */
function getTermPattern(term: string): string {
  const [first, rest] = [term.charAt(0), term.slice(1)];
  return `(?<![A-Za-z])[${first.toLowerCase()}${first.toUpperCase()}]${rest}|(?<![A-Z])${first.toUpperCase()}${rest}`;
}

const TERM = new RegExp(`(${MIXED_CASE_TERMS.map(getTermPattern).join('|')})(?![a-z])`);

/** An abbreviation keeps the `s` of its plural: `eventIDs` → `event IDs`. */
const spacePlainName = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)(?![A-Z]s(?![a-z]))([A-Z][a-z])/g, '$1 $2');

/** Puts a space before each word of a name that begins with a capital: `createTime` → `create Time`, `usedKWh` → `used kWh`. */
export const spaceCapitals = (name: string): string =>
  name
    .split(TERM)
    .map((part, index) =>
      index % 2 === 0
        ? spacePlainName(part)
        : ` ${MIXED_CASE_TERMS.find((term) => term.toLowerCase() === part.toLowerCase()) ?? part} `,
    )
    .join('')
    .trim();

/** Returns the default label of a field whose schema has no title: `createTime` → `Create Time`. */
export function humanizeName(name: string): string {
  const spaced = spaceCapitals(name).replaceAll(/[-_ ]+/g, ' ');
  const isTerm = MIXED_CASE_TERMS.some((term) => spaced === term || spaced.startsWith(`${term} `));
  return isTerm ? spaced : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Returns the label of a code without a title. A text stays as it is; a switch is on or off by Yes or No. */
export function getCodeLabel(code: unknown): string {
  if (typeof code === 'boolean') return code ? 'Yes' : 'No';
  return typeof code === 'string' ? code : humanizeName(String(code));
}
