/** What is asked of a price, as it is typed, and the session that it describes. */
import { Big } from 'big.js';
import { plainNumber } from '../../../model/values/numbers';
import { isEmpty, textOf } from '../../../model/values/empty';
import { clockOf, DAY, minuteOf, type RateWindow } from '../week/week';
import type { RateRow, Session } from '../week/price';

export interface Ask {
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
const LONGEST = 7 * DAY;
/** No battery holds more kWh than that. */
const MOST = 10_000;

/** A session such as this rate is made for: on its first day, when it begins, with the first charge type it names. */
export function usualAsk(window: RateWindow | undefined, rows: readonly RateRow[]): Ask {
  const chargeType = rows.map((row) => row.chargeTypePk).find((code) => !isEmpty(code));
  return {
    day: String(window?.days[0] ?? 0),
    start: clockOf(window?.from ?? 9 * 60),
    energy: '30',
    minutes: '60',
    idle: '0',
    chargeType: textOf(chargeType),
    group: '',
  };
}

function wholeOf(text: string, least: number): number | undefined {
  const minutes = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return minutes >= least && minutes <= LONGEST ? minutes : undefined;
}

function energyOf(text: string): Big | undefined {
  const plain = plainNumber(text.trim());
  const energy = plain === undefined ? undefined : new Big(plain);
  return energy?.gte(0) && energy.lte(MOST) ? energy : undefined;
}

/** @returns the session, or which of the entries are not understood */
export function sessionOf(ask: Ask): { session: Session } | { wrong: ReadonlySet<keyof Ask> } {
  const start = minuteOf(ask.start);
  const energy = energyOf(ask.energy);
  const minutes = wholeOf(ask.minutes, 1);
  const idle = wholeOf(ask.idle, 0);
  if (start !== undefined && start < DAY && energy && minutes !== undefined && idle !== undefined) {
    const { day, chargeType, group } = ask;
    return { session: { day: Number(day), start, energy, minutes, idle, chargeType, group } };
  }
  const parts = { start: start !== undefined && start < DAY ? start : undefined, energy, minutes, idle };
  const wrong = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => parts[name] === undefined);
  return { wrong: new Set(wrong) };
}
