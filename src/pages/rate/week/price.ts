/**
 * What a driver would pay with one rate, piece by piece: from the rows as they are typed, with decimal
 * arithmetic, and for no more than the rate says.
 */
import { Big } from 'big.js';
import { plainNumber } from '../../../model/values/numbers';
import { isEmpty } from '../../../model/values/empty';
import { DAY, DAYS, type RateWindow } from './week';

/** What is counted: energy in kWh, time in minutes, the session itself, minutes after charging. */
export type Measure = 'energy' | 'time' | 'session' | 'idle';

export interface RateRow {
  rate?: unknown;
  rateType?: unknown;
  chargeTypePk?: unknown;
  groupPk?: unknown;
}

export interface Rate {
  /** When it applies; undefined while that is not typed yet. */
  window: RateWindow | undefined;
  rates: readonly RateRow[];
  specialRates: readonly RateRow[];
}

/** The rows of a list in a form or a record, whatever else stands in it. */
export const rateRows = (value: unknown): RateRow[] =>
  Array.isArray(value) ? value.filter((row): row is RateRow => typeof row === 'object' && row !== null) : [];

/** One visit to a charger. */
export interface Session {
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
export interface Stretch {
  from: number;
  to: number;
}

export interface Piece extends Stretch {
  measure: Measure;
  rateType: unknown;
  /** kWh, minutes, or 1 for the session. */
  quantity: Big;
  rate: Big;
  amount: Big;
  isSpecial: boolean;
}

export interface Price {
  pieces: Piece[];
  /** When the car stands there and this rate says nothing. */
  outside: Stretch[];
  /** Types of rows that fit, whose meaning nobody knows. */
  unknown: unknown[];
  /** Of the pieces; undefined where there is none. */
  total: Big | undefined;
}

const WEEK = DAY * DAYS;

/** The hours of a rate around a stretch, one after the other; those that touch are one. */
function hoursOf({ days, from, to }: RateWindow, until: number): Stretch[] {
  const hours: Stretch[] = [];
  // A window of last Sunday may still be open on Monday.
  for (let week = -WEEK; week < until; week += WEEK) {
    for (const day of days) {
      const start = week + day * DAY + from;
      const end = week + day * DAY + to;
      const last = hours.at(-1);
      if (last && start <= last.to) last.to = Math.max(last.to, end);
      else hours.push({ from: start, to: end });
    }
  }
  return hours;
}

const within = (hours: readonly Stretch[], { from, to }: Stretch): Stretch[] =>
  hours
    .map((hour) => ({ from: Math.max(from, hour.from), to: Math.min(to, hour.to) }))
    .filter((part) => part.from < part.to);

function gapsIn({ from, to }: Stretch, parts: readonly Stretch[]): Stretch[] {
  const starts = [from, ...parts.map((part) => part.to)];
  const ends = [...parts.map((part) => part.from), to];
  return starts.map((start, index) => ({ from: start, to: ends[index]! })).filter((gap) => gap.from < gap.to);
}

const same = (one: unknown, other: unknown): boolean => !isEmpty(one) && String(one) === String(other);

/** How closely a row fits: a row of the group before one for all, a row of the charge type before one for all. */
function closeness(row: RateRow, { chargeType, group }: Session): number | undefined {
  const parts = [
    [row.groupPk, group, 2],
    [row.chargeTypePk, chargeType, 1],
  ] as const;
  if (!parts.every(([own, asked]) => isEmpty(own) || same(own, asked))) return undefined;
  return parts.reduce((sum, [own, , weight]) => sum + (isEmpty(own) ? 0 : weight), 0);
}

const amountOf = (rate: unknown): Big | undefined => {
  const text = isEmpty(rate) ? undefined : plainNumber(String(rate));
  return text === undefined ? undefined : new Big(text);
};

interface Fit {
  rateType: unknown;
  rate: Big;
  isSpecial: boolean;
  closeness: number;
}

/** Of each rate type the row that fits best; a special rate belongs to its group alone, and comes first there. */
function fittingRows({ rates, specialRates }: Rate, session: Session): Fit[] {
  const special = specialRates.filter((row) => !isEmpty(row.groupPk)).map((row) => ({ row, isSpecial: true }));
  const best = new Map<string, Fit>();
  for (const { row, isSpecial } of [...special, ...rates.map((own) => ({ row: own, isSpecial: false }))]) {
    const rate = amountOf(row.rate);
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
function counted(measure: Measure, hours: readonly Stretch[], session: Session): (Stretch & { quantity: Big })[] {
  const { day, start, minutes, idle, energy } = session;
  const from = day * DAY + start;
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
export function priceOf(rate: Rate, session: Session, meanings: Readonly<Record<string, Measure>>): Price {
  const from = session.day * DAY + session.start;
  const stay = { from, to: from + session.minutes + session.idle };
  const hours = rate.window ? hoursOf(rate.window, stay.to) : [];
  const rows = fittingRows(rate, session);
  const measureOf = ({ rateType }: Fit): Measure | undefined =>
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
    pieces,
    outside: gapsIn(stay, within(hours, stay)),
    unknown: rows.filter((row) => !measureOf(row)).map(({ rateType }) => rateType),
    total: pieces.length > 0 ? pieces.reduce((sum, { amount }) => sum.plus(amount), new Big(0)) : undefined,
  };
}
