/** The figures of a chart, from rows of a list, rows of a record, or lists of numbers side by side. Pure. */
import { isObject } from '../../model/clean';
import type { Chart, Shape } from '../../model/entity';
import { fieldAt, readAt } from '../../model/fieldPath';
import { humanize } from '../../model/labels';
import { ownOf } from '../../model/own';
import { textOf } from '../../model/reading/empty';

type Row = Readonly<Record<string, unknown>>;

export interface Figures {
  /** What the figures are called, one for each series. */
  names: string[];
  /** `values[i]` belongs to `names[i]`; what is no number is a gap. */
  points: { at: string; values: (number | null)[] }[];
}

const numberOf = (value: unknown): number | null => {
  const number = value === '' || value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

const namesOf = (y: readonly string[], shape: Shape): string[] => y.map((name) => fieldAt(shape, name)?.title ?? name);

/** A figure for each row that has one. */
export function figuresOfRows({ x, y }: Chart, shape: Shape, rows: readonly Row[]): Figures {
  const points = rows.map((row) => ({
    at: textOf(readAt(shape, x, row)),
    values: y.map((name) => numberOf(readAt(shape, name, row))),
  }));
  return { names: namesOf(y, shape), points: points.filter(({ values }) => values.some((value) => value !== null)) };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What a key of an object of numbers is called: as the schema has it, else as the server has it, in words. */
export const figureTitle = (shape: Shape | undefined, key: string): string =>
  (shape && ownOf(shape.fields, key)?.title) ?? humanize(key);

/** A figure for each key of an object of numbers, whatever keys the server sends. */
function figuresOfKeys(path: string, shape: Shape, record: Row): Figures {
  const field = fieldAt(shape, path);
  const value = readAt(shape, path, record);
  const points = Object.entries(isObject(value) ? value : {}).map(([key, figure]) => ({
    at: figureTitle(field?.shape, key),
    values: [numberOf(figure)],
  }));
  return { names: [field?.title ?? path], points };
}

/**
 * Of a record: the keys of one of its objects, the entries of one of its lists, or several lists whose
 * entries belong together by their places.
 */
export function figuresOf(chart: Chart, shape: Shape, record: Row): Figures {
  const { figures, rows, x, y } = chart;
  if (figures !== undefined) return figuresOfKeys(figures, shape, record);
  if (rows !== undefined) {
    const inner = fieldAt(shape, rows)?.shape ?? shape;
    return figuresOfRows(chart, inner, listOf(readAt(shape, rows, record)).filter(isObject));
  }
  const columns = y.map((name) => listOf(readAt(shape, name, record)));
  const points = listOf(readAt(shape, x, record)).map((at, index) => ({
    at: textOf(at),
    values: columns.map((column) => numberOf(column[index])),
  }));
  return { names: namesOf(y, shape), points };
}
