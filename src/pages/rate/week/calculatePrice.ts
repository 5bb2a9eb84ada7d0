/**
 * Calculates what a driver would pay with one rate, item by item: from the current rows of the form, with decimal
 * arithmetic, and only for the hours that the rate covers.
 */
import { Big } from 'big.js';
import { normalizeNumberText } from '../../../model/values/parseNumber';
import { isEmpty } from '../../../model/values/isEmpty';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, type RateWindow } from './weekTimes';

/** The measured quantity: energy in kWh, charging time in minutes, the session itself, or minutes after charging. */
export type PriceMeasure = 'energy' | 'time' | 'session' | 'idle';

export interface RateRow {
  rate?: unknown;
  rateType?: unknown;
  chargeTypePk?: unknown;
  groupPk?: unknown;
}

export interface PricedRate {
  /** When it applies; undefined while its times are incomplete. */
  window: RateWindow | undefined;
  rates: readonly RateRow[];
  specialRates: readonly RateRow[];
}

/** Returns the rows of an array in a form or a record, without invalid items. */
export const getRateRows = (value: unknown): RateRow[] =>
  Array.isArray(value) ? value.filter((row): row is RateRow => typeof row === 'object' && row !== null) : [];

/** A session at a charger. */
export interface ChargingSession {
  /** 0 is Monday. */
  day: number;
  /** Minute of that day. */
  start: number;
  /** Minutes of charging. */
  minutes: number;
  /** Minutes that the car stays after charging. */
  idle: number;
  energy: Big;
  chargeType: unknown;
  group: unknown;
}

/** In minutes since the start of the session's Monday. A session may extend into the next week. */
export interface MinuteRange {
  from: number;
  to: number;
}

export interface PriceItem extends MinuteRange {
  measure: PriceMeasure;
  rateType: unknown;
  /** In kWh or minutes, or 1 for the session. */
  quantity: Big;
  rate: Big;
  amount: Big;
  isSpecial: boolean;
}

export interface PriceBreakdown {
  items: PriceItem[];
  /** Times at the charger that this rate does not cover. */
  outside: MinuteRange[];
  /** Rate types of matching rows whose measure is unknown. */
  unknown: unknown[];
  /** Sum of the items; undefined if there are none. */
  total: Big | undefined;
}

const WEEK = MINUTES_PER_DAY * DAYS_PER_WEEK;

/** Returns the hours of a rate up to a minute, in order; adjacent ones are merged. */
function getHours({ days, from, to }: RateWindow, until: number): MinuteRange[] {
  const hours: MinuteRange[] = [];
  // A window that started last Sunday may still be open on Monday.
  for (let week = -WEEK; week < until; week += WEEK) {
    for (const day of days) {
      const start = week + day * MINUTES_PER_DAY + from;
      const end = week + day * MINUTES_PER_DAY + to;
      const last = hours.at(-1);
      if (last && start <= last.to) last.to = Math.max(last.to, end);
      else hours.push({ from: start, to: end });
    }
  }
  return hours;
}

const clipRange = (hours: readonly MinuteRange[], { from, to }: MinuteRange): MinuteRange[] =>
  hours
    .map((hour) => ({ from: Math.max(from, hour.from), to: Math.min(to, hour.to) }))
    .filter((part) => part.from < part.to);

function findGaps({ from, to }: MinuteRange, parts: readonly MinuteRange[]): MinuteRange[] {
  const starts = [from, ...parts.map((part) => part.to)];
  const ends = [...parts.map((part) => part.from), to];
  return starts.map((start, index) => ({ from: start, to: ends[index]! })).filter((gap) => gap.from < gap.to);
}

const isSame = (one: unknown, other: unknown): boolean => !isEmpty(one) && String(one) === String(other);

/**
 * Returns how specifically a row matches: a row for the group ranks above one for all, then a row for the charge
 * type above one for all.
 */
function closeness(row: RateRow, { chargeType, group }: ChargingSession): number | undefined {
  const parts = [
    [row.groupPk, group, 2],
    [row.chargeTypePk, chargeType, 1],
  ] as const;
  if (!parts.every(([own, asked]) => isEmpty(own) || isSame(own, asked))) return undefined;
  return parts.reduce((sum, [own, , weight]) => sum + (isEmpty(own) ? 0 : weight), 0);
}

const getAmount = (rate: unknown): Big | undefined => {
  const text = isEmpty(rate) ? undefined : normalizeNumberText(String(rate));
  return text === undefined ? undefined : new Big(text);
};

interface Fit {
  rateType: unknown;
  rate: Big;
  isSpecial: boolean;
  closeness: number;
}

/**
 * Returns the best matching row of each rate type. A special rate applies to its group only and takes precedence
 * there.
 */
function findFittingRows({ rates, specialRates }: PricedRate, session: ChargingSession): Fit[] {
  const special = specialRates.filter((row) => !isEmpty(row.groupPk)).map((row) => ({ row, isSpecial: true }));
  const best = new Map<string, Fit>();
  for (const { row, isSpecial } of [...special, ...rates.map((own) => ({ row: own, isSpecial: false }))]) {
    const rate = getAmount(row.rate);
    const close = closeness(row, session);
    if (!rate || close === undefined) continue;
    const fit = { rateType: row.rateType, rate, isSpecial, closeness: close + (isSpecial ? 4 : 0) };
    const key = String(row.rateType);
    const known = best.get(key);
    if (!known || known.closeness < fit.closeness) best.set(key, fit);
  }
  return [...best.values()];
}

/** Returns the time ranges that a measure counts, each with its quantity. */
function counted(
  measure: PriceMeasure,
  hours: readonly MinuteRange[],
  session: ChargingSession,
): (MinuteRange & { quantity: Big })[] {
  const { day, start, minutes, idle, energy } = session;
  const from = day * MINUTES_PER_DAY + start;
  const charging = { from, to: from + minutes };
  switch (measure) {
    case 'energy':
      // Assumes a constant charging power, since nothing else is known.
      return clipRange(hours, charging).map((part) => ({
        ...part,
        quantity: energy.times(part.to - part.from).div(minutes),
      }));
    case 'time':
      return clipRange(hours, charging).map((part) => ({ ...part, quantity: new Big(part.to - part.from) }));
    case 'idle': {
      const staying = { from: charging.to, to: charging.to + idle };
      return clipRange(hours, staying).map((part) => ({ ...part, quantity: new Big(part.to - part.from) }));
    }
    case 'session': {
      // Charged if the rate applies at the start of the session.
      const begins = clipRange(hours, { from, to: from + 1 }).length > 0;
      return begins ? [{ ...charging, quantity: new Big(1) }] : [];
    }
  }
}

/**
 * Calculates the price of a session.
 * @param meanings the measure of each rate type, by its code
 */
export function calculatePrice(
  rate: PricedRate,
  session: ChargingSession,
  meanings: Readonly<Record<string, PriceMeasure>>,
): PriceBreakdown {
  const from = session.day * MINUTES_PER_DAY + session.start;
  const stay = { from, to: from + session.minutes + session.idle };
  const hours = rate.window ? getHours(rate.window, stay.to) : [];
  const rows = findFittingRows(rate, session);
  const measureOf = ({ rateType }: Fit): PriceMeasure | undefined =>
    Object.hasOwn(meanings, String(rateType)) ? meanings[String(rateType)] : undefined;
  const pieces = rows.flatMap((row) => {
    const measure = measureOf(row);
    if (!measure) return [];
    const { rateType, rate: each, isSpecial } = row;
    return counted(measure, hours, session)
      .filter(({ quantity }) => quantity.gt(0))
      .map((part) => ({ ...part, measure, rateType, rate: each, isSpecial, amount: each.times(part.quantity) }));
  });
  return {
    items: pieces,
    outside: findGaps(stay, clipRange(hours, stay)),
    unknown: rows.filter((row) => !measureOf(row)).map(({ rateType }) => rateType),
    total: pieces.length > 0 ? pieces.reduce((sum, { amount }) => sum.plus(amount), new Big(0)) : undefined,
  };
}
