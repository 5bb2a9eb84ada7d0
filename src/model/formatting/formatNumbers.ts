const PLAIN = /^-?\d+(\.\d+)?$/;

/**
 * Inserts thousands separators into the text of a number. The text is not parsed, so `1234567.50` retains its
 * trailing zero and all digits.
 */
const group = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the cached number format of a language, because formats are expensive to create and every number in a
 * column needs the same format.
 */
function getFormat(locale: string): Intl.NumberFormat {
  const numberFormat = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  formats.set(locale, numberFormat);
  return numberFormat;
}

/**
 * Formats a number or the text of a decimal number. A text is not parsed as a floating-point number, because
 * amounts of money and points must be displayed with exactly the digits that the server sent.
 * @returns the unchanged text if it is not a number
 */
export function formatNumber(value: unknown, locale: string): string {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? getFormat(locale).format(value) : '';
  }
  const text = String(value).trim();
  return PLAIN.test(text) ? group(text) : text;
}

/** Formats an amount of money: `S$` and `12.5` → `S$12.50`. Displays at least two decimals and never rounds. */
export function formatMoney(value: unknown, symbol: string): string {
  const text = String(value).trim();
  if (!PLAIN.test(text)) return text;
  const [whole = '', fraction = ''] = text.split('.');
  const amount = group(`${whole}.${fraction.padEnd(2, '0')}`);
  return amount.startsWith('-') ? `-${symbol}${amount.slice(1)}` : `${symbol}${amount}`;
}

/** Appends a unit to a number: `12` and `kW` → `12 kW`, `12` and `%` → `12%`. Without a unit, the number is unchanged. */
export const appendUnit = (text: string, unit: string | undefined): string =>
  unit && text ? `${text}${unit === '%' ? '' : ' '}${unit}` : text;

/** Matches currency codes in the notation of ISO 4217, such as `SGD`. */
const CURRENCY = /^[A-Z]{3}$/;

/**
 * Formats a number with its unit. The server sends the unit, which can be a currency code.
 * @param getSymbol returns the currency symbol of a currency code
 */
export function formatAmount(
  value: unknown,
  unit: string,
  locale: string,
  getSymbol: (code: string) => string,
): string {
  return CURRENCY.test(unit) ? formatMoney(value, getSymbol(unit)) : appendUnit(formatNumber(value, locale), unit);
}
