/** Where names stand in the picture so that none covers another. Pure; lengths are estimates in pixels. */
import type { LaneLabel } from './lanes';
import { DAY, DAYS, runsOf, type RateWindow } from './week';

/** Height of the whole day in pixels: sixteen to an hour. */
export const HEIGHT = 384;
/** Height of a line of names. */
export const LINE = 13;
/** Width of a day, between that on a phone and that beside the form. */
const DAY_WIDTH = 46;
/** Of a name's own frame. */
const FRAME = { width: 10, height: 3 } as const;
/** Height of the own name's tag, which has two lines in a single day. */
const tagHeight = (days: number): number => (days > 1 ? 20 : 32);

const minutesOf = (pixels: number): number => (pixels * DAY) / HEIGHT;

/** A rectangle in days and minutes. */
interface Box {
  first: number;
  end: number;
  from: number;
  to: number;
}

export interface PlacedName {
  rate: number;
  /** First day, and how many days wide it may be. */
  day: number;
  days: number;
  /** Minute at which it begins. */
  at: number;
}

/** Where the name of the form's own rate stands: over the first row of days that it begins on. */
export function ownPlace({ days, from }: RateWindow): Omit<PlacedName, 'rate'> {
  const [first, last] = runsOf(days)[0] ?? [0, 0];
  const wide = last - first + 1;
  return { day: first, days: wide, at: Math.min(from, DAY - minutesOf(tagHeight(wide))) };
}

/** Latin letters are narrow, Chinese characters as wide as they are high. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 11 : 5.7), 0);

/** @returns into how many lines a text breaks; undefined where one of its words is wider than a line */
function linesOf(text: string, width: number): number | undefined {
  let [lines, used] = [1, 0];
  for (const word of text.split(/(?<=[\s-])|(?=[\u2E80-\uFFFF])/u)) {
    const own = widthOf(word.trim());
    if (own > width) return undefined;
    if (used + own > width) [lines, used] = [lines + 1, 0];
    used += widthOf(word);
  }
  return lines;
}

const meet = (one: Box, other: Box): boolean =>
  one.first < other.end && other.first < one.end && one.from < other.to && other.from < one.to;

/** The box of a name at its first free place within its stretch, from the top down. */
function placeIn({ first, last, from, to }: LaneLabel, name: string, taken: readonly Box[]): Box | undefined {
  const room = (last - first + 1) * DAY_WIDTH - FRAME.width;
  const lines = linesOf(name, room);
  if (lines === undefined) return undefined;
  const height = minutesOf(lines * LINE + FRAME.height);
  const days = lines > 1 ? last - first + 1 : (widthOf(name) + FRAME.width) / DAY_WIDTH;
  for (let at = from; at + height <= to; at += minutesOf(2)) {
    const box = { first, end: Math.min(first + days, DAYS), from: at, to: at + height };
    if (!taken.some((other) => meet(box, other))) return box;
  }
  return undefined;
}

const areaOf = ({ first, last, from, to }: LaneLabel): number => (last - first + 1) * (to - from);

/**
 * One place for each name that has room, in the largest of its stretches that is free: the rates with
 * the least room choose first. Those without stand in the list below the picture, as all do.
 */
export function placedNames(
  labels: readonly LaneLabel[],
  nameOf: (rate: number) => string,
  own: RateWindow | undefined,
): PlacedName[] {
  const tag = own && ownPlace(own);
  const taken: Box[] = tag
    ? [{ first: tag.day, end: tag.day + tag.days, from: tag.at, to: tag.at + minutesOf(tagHeight(tag.days)) }]
    : [];
  const largestFirst = labels.toSorted((one, other) => areaOf(other) - areaOf(one));
  const rates = [...new Set(largestFirst.map(({ rate }) => rate))].toReversed();
  return rates.flatMap((rate): PlacedName[] => {
    for (const label of largestFirst.filter((one) => one.rate === rate)) {
      const box = placeIn(label, nameOf(rate), taken);
      if (!box) continue;
      taken.push(box);
      return [{ rate, day: label.first, days: label.last - label.first + 1, at: box.from }];
    }
    return [];
  });
}
