const PLAIN = /^-?\d+(\.\d+)?$/;

/** Groups digits by text operations alone: `1234567.50` keeps its trailing zero and every digit. */
const group = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached format: formats are expensive to create, and all numbers of a column use the same. */
function getFormat(locale: string): Intl.NumberFormat {
  const numberFormat = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  formats.set(locale, numberFormat);
  return numberFormat;
}

/**
 * Formats a number or decimal text. Text is not converted to a floating-point number: money and points are
 * displayed exactly as sent by the server.
 * @returns the text itself if it is not a number
 */
export function formatNumber(value: unknown, locale: string): string {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? getFormat(locale).format(value) : '';
  }
  const text = String(value).trim();
  return PLAIN.test(text) ? group(text) : text;
}

/** Formats an amount: `S$` and `12.5` → `S$12.50`, with at least two decimals and without rounding. */
export function formatMoney(value: unknown, symbol: string): string {
  const text = String(value).trim();
  if (!PLAIN.test(text)) return text;
  const [whole = '', fraction = ''] = text.split('.');
  const amount = group(`${whole}.${fraction.padEnd(2, '0')}`);
  return amount.startsWith('-') ? `-${symbol}${amount.slice(1)}` : `${symbol}${amount}`;
}

/** Appends a unit: `12` and `%` → `12 %`; without a unit the number alone. */
export const appendUnit = (text: string, unit: string | undefined): string => (unit && text ? `${text} ${unit}` : text);

/** A currency code in the notation of ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;

/**
 * Formats a number with the unit sent by the server, which may be a currency code.
 * @param getSymbol returns the currency symbol for a currency code
 */
export function formatAmount(
  value: unknown,
  unit: string,
  locale: string,
  getSymbol: (code: string) => string,
): string {
  return CURRENCY.test(unit) ? formatMoney(value, getSymbol(unit)) : appendUnit(formatNumber(value, locale), unit);
}
