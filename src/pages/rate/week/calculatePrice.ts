/**
 * Calculates what a driver would pay for a charging session with one rate, item by item. It uses the current rows
 * of the form and decimal arithmetic. Time that the rate does not cover has no price.
 */
import { Big } from 'big.js';
import { normalizeNumberText } from '../../../model/values/parseNumber';
import { isEmpty } from '../../../model/values/isEmpty';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, type RateWindow } from './weekTimes';

/**
 * The quantity to which a price refers: energy in kWh, charging time in minutes, the session itself, or the minutes
 * after charging (`idle`).
 */
export type PriceMeasure = 'energy' | 'time' | 'session' | 'idle';

export interface RatePriceRow {
  rate?: unknown;
  rateType?: unknown;
  chargeTypePk?: unknown;
  groupPk?: unknown;
}

export interface PricedRate {
  /** The days and times at which the rate applies; undefined while they are incomplete. */
  window: RateWindow | undefined;
  rates: readonly RatePriceRow[];
  specialRates: readonly RatePriceRow[];
}

/** Returns the rows of an array in a form or in a record. Items that are not objects are left out. */
export const getRatePriceRows = (value: unknown): RatePriceRow[] =>
  Array.isArray(value) ? value.filter((row): row is RatePriceRow => typeof row === 'object' && row !== null) : [];

/** A charging session of one driver. */
export interface ChargingSession {
  /** The index of the day on which the session starts. 0 is Monday. */
  day: number;
  /** The start of the session as a minute of that day. */
  start: number;
  /** The duration of charging in minutes. */
  minutes: number;
  /** The number of minutes that the car remains at the charger after charging. */
  idle: number;
  energy: Big;
  chargeType: unknown;
  group: unknown;
}

/**
 * A time range in minutes since the start of Monday in the week of the session. A session may continue into the
 * next week.
 */
export interface WeekMinuteRange {
  from: number;
  to: number;
}

export interface PriceItem extends WeekMinuteRange {
  measure: PriceMeasure;
  rateType: unknown;
  /** The quantity in kWh or in minutes; 1 if the measure is the session itself. */
  quantity: Big;
  rate: Big;
  amount: Big;
  isSpecial: boolean;
}

export interface PriceBreakdown {
  items: PriceItem[];
  /** The time ranges of the session in which this rate does not apply. */
  outside: WeekMinuteRange[];
  /** The rate types of matching rows for which no measure is known, so that their price cannot be calculated. */
  unknown: unknown[];
  /** The sum of the amounts; undefined if there are no price items. */
  total: Big | undefined;
}

const WEEK = MINUTES_PER_DAY * DAYS_PER_WEEK;

/**
 * Returns the time ranges in which a rate applies up to a given minute, in chronological order. Adjacent time
 * ranges are merged.
 */
function getHours({ days, from, to }: RateWindow, until: number): WeekMinuteRange[] {
  const hours: WeekMinuteRange[] = [];
  // The loop starts one week earlier, because a window that started on the previous Sunday may continue on Monday.
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

const clipRange = (hours: readonly WeekMinuteRange[], { from, to }: WeekMinuteRange): WeekMinuteRange[] =>
  hours
    .map((hour) => ({ from: Math.max(from, hour.from), to: Math.min(to, hour.to) }))
    .filter((part) => part.from < part.to);

function findGaps({ from, to }: WeekMinuteRange, parts: readonly WeekMinuteRange[]): WeekMinuteRange[] {
  const starts = [from, ...parts.map((part) => part.to)];
  const ends = [...parts.map((part) => part.from), to];
  return starts.map((start, index) => ({ from: start, to: ends[index]! })).filter((gap) => gap.from < gap.to);
}

const isSame = (one: unknown, other: unknown): boolean => !isEmpty(one) && String(one) === String(other);

/**
 * Returns how specifically a row matches a session: a higher number is more specific, and undefined means no match.
 * A row for the driver's group is more specific than a row for all groups. With equal groups, a row for the charge
 * type is more specific than a row for all charge types.
 */
function closeness(row: RatePriceRow, { chargeType, group }: ChargingSession): number | undefined {
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
 * Returns the most specific matching row of each rate type. A special rate applies only to its group. For this
 * group it takes precedence over the other rows.
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

/** Returns the time ranges of the session that count for a measure, each with its quantity. */
function counted(
  measure: PriceMeasure,
  hours: readonly WeekMinuteRange[],
  session: ChargingSession,
): (WeekMinuteRange & { quantity: Big })[] {
  const { day, start, minutes, idle, energy } = session;
  const from = day * MINUTES_PER_DAY + start;
  const charging = { from, to: from + minutes };
  switch (measure) {
    case 'energy':
      // The energy is distributed evenly over the charging time, because the actual charging power is not known.
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
      // The price for the session is charged if the rate applies when the session starts.
      const begins = clipRange(hours, { from, to: from + 1 }).length > 0;
      return begins ? [{ ...charging, quantity: new Big(1) }] : [];
    }
  }
}

/**
 * Calculates the price of a charging session.
 * @param meanings the measure of each rate type, by rate type code
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
