/**
 * What a driver would pay with one rate, piece by piece: from the rows as they are typed, with decimal
 * arithmetic, and for no more than the rate says.
 */
import { Big } from 'big.js';
import { normalizeNumberText } from '../../../model/values/parseNumber';
import { isEmpty } from '../../../model/values/isEmpty';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, type RateWindow } from './weekTimes';

/** What is counted: energy in kWh, time in minutes, the session itself, minutes after charging. */
export type PriceMeasure = 'energy' | 'time' | 'session' | 'idle';

export interface RateRow {
  rate?: unknown;
  rateType?: unknown;
  chargeTypePk?: unknown;
  groupPk?: unknown;
}

export interface PricedRate {
  /** When it applies; undefined while that is not typed yet. */
  window: RateWindow | undefined;
  rates: readonly RateRow[];
  specialRates: readonly RateRow[];
}

/** The rows of a list in a form or a record, whatever else stands in it. */
export const getRateRows = (value: unknown): RateRow[] =>
  Array.isArray(value) ? value.filter((row): row is RateRow => typeof row === 'object' && row !== null) : [];

/** One visit to a charger. */
export interface ChargingSession {
  /** 0 for Monday. */
  day: number;
  /** Minute of that day. */
  start: number;
  /** Minutes of charging. */
  minutes: number;
  /** Minutes after charging in which the car stays. */
  idle: number;
  energy: Big;
  chargeType: unknown;
  group: unknown;
}

/** Minutes since the session's Monday began; a session may go on into the next week. */
export interface MinuteRange {
  from: number;
  to: number;
}

export interface PriceItem extends MinuteRange {
  measure: PriceMeasure;
  rateType: unknown;
  /** kWh, minutes, or 1 for the session. */
  quantity: Big;
  rate: Big;
  amount: Big;
  isSpecial: boolean;
}

export interface PriceBreakdown {
  items: PriceItem[];
  /** When the car stands there and this rate says nothing. */
  outside: MinuteRange[];
  /** Types of rows that fit, whose meaning nobody knows. */
  unknown: unknown[];
  /** Of the pieces; undefined where there is none. */
  total: Big | undefined;
}

const WEEK = MINUTES_PER_DAY * DAYS_PER_WEEK;

/** The hours of a rate around a stretch, one after the other; those that touch are one. */
function getHours({ days, from, to }: RateWindow, until: number): MinuteRange[] {
  const hours: MinuteRange[] = [];
  // A window of last Sunday may still be open on Monday.
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

const within = (hours: readonly MinuteRange[], { from, to }: MinuteRange): MinuteRange[] =>
  hours
    .map((hour) => ({ from: Math.max(from, hour.from), to: Math.min(to, hour.to) }))
    .filter((part) => part.from < part.to);

function gapsIn({ from, to }: MinuteRange, parts: readonly MinuteRange[]): MinuteRange[] {
  const starts = [from, ...parts.map((part) => part.to)];
  const ends = [...parts.map((part) => part.from), to];
  return starts.map((start, index) => ({ from: start, to: ends[index]! })).filter((gap) => gap.from < gap.to);
}

const same = (one: unknown, other: unknown): boolean => !isEmpty(one) && String(one) === String(other);

/** How closely a row fits: a row of the group before one for all, a row of the charge type before one for all. */
function closeness(row: RateRow, { chargeType, group }: ChargingSession): number | undefined {
  const parts = [
    [row.groupPk, group, 2],
    [row.chargeTypePk, chargeType, 1],
  ] as const;
  if (!parts.every(([own, asked]) => isEmpty(own) || same(own, asked))) return undefined;
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

/** Of each rate type the row that fits best; a special rate belongs to its group alone, and comes first there. */
function fittingRows({ rates, specialRates }: PricedRate, session: ChargingSession): Fit[] {
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

/** The stretches that a measure counts, each with how much there is in it. */
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
      // It flows evenly: nothing else is known of it.
      return within(hours, charging).map((part) => ({
        ...part,
        quantity: energy.times(part.to - part.from).div(minutes),
      }));
    case 'time':
      return within(hours, charging).map((part) => ({ ...part, quantity: new Big(part.to - part.from) }));
    case 'idle': {
      const staying = { from: charging.to, to: charging.to + idle };
      return within(hours, staying).map((part) => ({ ...part, quantity: new Big(part.to - part.from) }));
    }
    case 'session': {
      // It is owed where the session begins.
      const begins = within(hours, { from, to: from + 1 }).length > 0;
      return begins ? [{ ...charging, quantity: new Big(1) }] : [];
    }
  }
}

/**
 * The price of a session.
 * @param meanings what a rate type counts, by its code
 */
export function calculatePrice(
  rate: PricedRate,
  session: ChargingSession,
  meanings: Readonly<Record<string, PriceMeasure>>,
): PriceBreakdown {
  const from = session.day * MINUTES_PER_DAY + session.start;
  const stay = { from, to: from + session.minutes + session.idle };
  const hours = rate.window ? getHours(rate.window, stay.to) : [];
  const rows = fittingRows(rate, session);
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
    outside: gapsIn(stay, within(hours, stay)),
    unknown: rows.filter((row) => !measureOf(row)).map(({ rateType }) => rateType),
    total: pieces.length > 0 ? pieces.reduce((sum, { amount }) => sum.plus(amount), new Big(0)) : undefined,
  };
}
