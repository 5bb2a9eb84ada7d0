/** The inputs of the price calculation as typed text, and the charging session that is parsed from them. */
import { Big } from 'big.js';
import { normalizeNumberText } from '../../../model/values/parseNumber';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import { formatMinuteOfDay, MINUTES_PER_DAY, parseMinuteOfDay, type RateWindow } from '../week/weekTimes';
import type { RatePriceRow, ChargingSession } from '../week/calculatePrice';

export interface PriceQuery {
  /** The index of the day, as text. */
  day: string;
  start: string;
  energy: string;
  minutes: string;
  idle: string;
  chargeType: string;
  group: string;
}

/** The maximum duration in minutes, which is one week. A longer duration counts as a typing error. */
const LONGEST = 7 * MINUTES_PER_DAY;
/** The maximum energy in kWh. No battery can hold more. */
const MOST = 10_000;

/**
 * Returns a typical session for this rate. It starts on the first day of the rate at the rate's start time. Its
 * charge type is the first one in the rows of the rate.
 */
export function getDefaultPriceQuery(window: RateWindow | undefined, rows: readonly RatePriceRow[]): PriceQuery {
  const chargeType = rows.map((row) => row.chargeTypePk).find((code) => !isEmpty(code));
  return {
    day: String(window?.days[0] ?? 0),
    start: formatMinuteOfDay(window?.from ?? 9 * 60),
    energy: '30',
    minutes: '60',
    idle: '0',
    chargeType: toText(chargeType),
    group: '',
  };
}

function getWhole(text: string, least: number): number | undefined {
  const minutes = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return minutes >= least && minutes <= LONGEST ? minutes : undefined;
}

function getEnergy(text: string): Big | undefined {
  const plain = normalizeNumberText(text.trim());
  const energy = plain === undefined ? undefined : new Big(plain);
  return energy?.gte(0) && energy.lte(MOST) ? energy : undefined;
}

/**
 * Parses the inputs of the price calculation.
 * @returns the session, or the names of the invalid inputs
 */
export function parsePriceQuery(
  priceQuery: PriceQuery,
): { session: ChargingSession } | { wrong: ReadonlySet<keyof PriceQuery> } {
  const start = parseMinuteOfDay(priceQuery.start);
  const energy = getEnergy(priceQuery.energy);
  const minutes = getWhole(priceQuery.minutes, 1);
  const idle = getWhole(priceQuery.idle, 0);
  if (start !== undefined && start < MINUTES_PER_DAY && energy && minutes !== undefined && idle !== undefined) {
    const { day, chargeType, group } = priceQuery;
    return { session: { day: Number(day), start, energy, minutes, idle, chargeType, group } };
  }
  const parts = { start: start !== undefined && start < MINUTES_PER_DAY ? start : undefined, energy, minutes, idle };
  const wrong = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => parts[name] === undefined);
  return { wrong: new Set(wrong) };
}
