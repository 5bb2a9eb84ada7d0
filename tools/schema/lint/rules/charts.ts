/** What a chart draws: rows of a list, entries of a list of the record, or lists side by side. */
import { fieldAt, fieldsOf, innerOf, type Folder, type Rule } from '../folder';
import { asList, asObject, asText, valueAt, type Json, type Path } from '../json';
import type { Finding, Source } from '../source';
import { allowedHere, didYouMean, quote } from '../words';
import { screensOf } from './sections';

interface Drawn {
  chart: Json;
  path: Path;
}

function chartsOf({ value }: Source): Drawn[] {
  const sections = screensOf(value).flatMap((path) =>
    asList(valueAt(value, path)).map((section, index) => ({
      chart: asObject(asObject(section)['chart']),
      path: [...path, index, 'chart'],
    })),
  );
  const path = ['x-admin', 'list', 'chart'];
  return [{ chart: asObject(valueAt(value, path)), path }, ...sections];
}

/** The fields among which a figure is looked for. */
function fieldsFor({ chart }: Drawn, source: Source, { wholeOf }: Folder): Json | undefined {
  const record = fieldsOf(wholeOf(source));
  const rows = asText(chart['rows']);
  return rows === undefined ? record : innerOf(fieldAt(record, rows));
}

function named(value: unknown, path: Path): { text: string; path: Path }[] {
  const text = asText(value);
  if (text !== undefined) return [{ text, path }];
  return asList(value).flatMap((one, index) =>
    typeof one === 'string' ? [{ text: one, path: [...path, index] }] : [],
  );
}

export const charts: Rule = (source, folder) =>
  chartsOf(source).flatMap((drawn) => {
    const fields = fieldsFor(drawn, source, folder);
    if (!fields) return [];
    const names = Object.keys(fields);
    return ['x', 'y'].flatMap((key) =>
      named(drawn.chart[key], [...drawn.path, key])
        .filter(({ text }) => !fieldAt(fields, text))
        .map(({ text, path }): Finding => ({
          at: path,
          message: `${key} of the chart ${quote(text)} names no field${didYouMean(text, names)}`,
          cure: allowedHere(names),
        })),
    );
  });
