/** What is asked of a price, as it is typed, and the session that it describes. */
import { Big } from 'big.js';
import { normalizeNumberText } from '../../../model/values/parseNumber';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import { formatMinute, MINUTES_PER_DAY, parseMinute, type RateWindow } from '../week/weekTimes';
import type { RateRow, ChargingSession } from '../week/calculatePrice';

export interface PriceQuery {
  /** Index of the day, as text. */
  day: string;
  start: string;
  energy: string;
  minutes: string;
  idle: string;
  chargeType: string;
  group: string;
}

/** A week: nobody stays longer, and what is longer is a slip. */
const LONGEST = 7 * MINUTES_PER_DAY;
/** No battery holds more kWh than that. */
const MOST = 10_000;

/** A session such as this rate is made for: on its first day, when it begins, with the first charge type it names. */
export function getDefaultPriceQuery(window: RateWindow | undefined, rows: readonly RateRow[]): PriceQuery {
  const chargeType = rows.map((row) => row.chargeTypePk).find((code) => !isEmpty(code));
  return {
    day: String(window?.days[0] ?? 0),
    start: formatMinute(window?.from ?? 9 * 60),
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

/** @returns the session, or which of the entries are not understood */
export function parsePriceQuery(
  ask: PriceQuery,
): { session: ChargingSession } | { wrong: ReadonlySet<keyof PriceQuery> } {
  const start = parseMinute(ask.start);
  const energy = getEnergy(ask.energy);
  const minutes = getWhole(ask.minutes, 1);
  const idle = getWhole(ask.idle, 0);
  if (start !== undefined && start < MINUTES_PER_DAY && energy && minutes !== undefined && idle !== undefined) {
    const { day, chargeType, group } = ask;
    return { session: { day: Number(day), start, energy, minutes, idle, chargeType, group } };
  }
  const parts = { start: start !== undefined && start < MINUTES_PER_DAY ? start : undefined, energy, minutes, idle };
  const wrong = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => parts[name] === undefined);
  return { wrong: new Set(wrong) };
}
