/** Selects the columns of a list from ranked paths. */
import type { RankedPath } from './rankColumns';
import { isCreationTime } from './rankColumns';

/** What a further field of the same object adds to its rank: each object shows what it is about before it shows more. */
const RANK_OF_FURTHER_FIELD = 0.25;

export const sortByRank = (paths: readonly RankedPath[]): RankedPath[] =>
  paths.toSorted((one, other) => one.rank - other.rank);

export const toPaths = (ranked: readonly RankedPath[]): string[] => ranked.map(({ path }) => path);

const getObject = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Chooses paths one by one, of each object what tells most before other fields of it. */
export function selectByRank(candidates: readonly RankedPath[], count: number): string[] {
  const chosen: string[] = [];
  const left = [...candidates];
  const getRank = ({ path, rank }: RankedPath): number => {
    const object = getObject(path);
    return object === ''
      ? rank
      : rank + chosen.filter((other) => getObject(other) === object).length * RANK_OF_FURTHER_FIELD;
  };
  while (chosen.length < count && left.length > 0) {
    const ranks = left.map(getRank);
    const [next] = left.splice(ranks.indexOf(Math.min(...ranks)), 1);
    if (!chosen.includes(next!.path)) chosen.push(next!.path);
  }
  return chosen;
}

/**
 * Returns the first paths. If none of them is a time and another one is, the last gives way to it, unless it is that of
 * creation and not required.
 * @param times the paths of times, those that tell most first
 * @param needed the paths of required fields
 */
export function reserveTimeColumn(
  paths: readonly string[],
  count: number,
  times: readonly string[],
  needed: readonly string[],
): string[] {
  const chosen = paths.slice(0, count);
  const time = times.find((path) => !isCreationTime(path) || needed.includes(path));
  if (time === undefined || chosen.some((path) => times.includes(path))) return chosen;
  return [...chosen.slice(0, count - 1), time];
}
