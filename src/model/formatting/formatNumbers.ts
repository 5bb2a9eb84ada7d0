const PLAIN = /^-?\d+(\.\d+)?$/;

/** Digits in groups of three by text alone: `1234567.50` keeps its last zero and every digit. */
const group = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

const formats = new Map<string, Intl.NumberFormat>();

/** A format is dear to make, and a column of numbers has one. */
function getFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  formats.set(locale, known);
  return known;
}

/**
 * A number as it is read, from a number or from decimal text. Text goes through no floating point
 * number: money and points are shown as the server counted them.
 * @returns the text itself where it is no number
 */
export function formatNumber(value: unknown, locale: string): string {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? getFormat(locale).format(value) : '';
  }
  const text = String(value).trim();
  return PLAIN.test(text) ? group(text) : text;
}

/** `S$` and `12.5` → `S$12.50`: at least two digits after the point, and no digit is rounded away. */
export function formatMoney(value: unknown, symbol: string): string {
  const text = String(value).trim();
  if (!PLAIN.test(text)) return text;
  const [whole = '', fraction = ''] = text.split('.');
  const amount = group(`${whole}.${fraction.padEnd(2, '0')}`);
  return amount.startsWith('-') ? `-${symbol}${amount.slice(1)}` : `${symbol}${amount}`;
}

/** `12` and `%` → `12 %`; without a unit the number alone. */
export const appendUnit = (text: string, unit: string | undefined): string => (unit && text ? `${text} ${unit}` : text);

/** As ISO 4217 writes the code of a currency. */
const CURRENCY = /^[A-Z]{3}$/;

/**
 * A number in a unit that came with it; a currency's code is one.
 * @param symbolOf what stands before an amount, by the code of its currency
 */
export function formatAmount(value: unknown, unit: string, locale: string, symbolOf: (code: string) => string): string {
  return CURRENCY.test(unit) ? formatMoney(value, symbolOf(unit)) : appendUnit(formatNumber(value, locale), unit);
}
