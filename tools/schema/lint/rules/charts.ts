/** What a chart draws: keys of an object, rows of a list, entries of a list of the record, or lists side by side. */
import { fieldAt, fieldsOf, innerOf, type Folder, type Rule } from '../source/folder';
import { asList, asObject, asText, valueAt, type Json, type Path } from '../source/json';
import type { Finding, Source } from '../source/source';
import { allowedHere, didYouMean, quote } from '../source/words';
import { screensOf, sectionsAt } from './sections';

interface Drawn {
  chart: Json;
  path: Path;
}

function chartsOf({ value }: Source): Drawn[] {
  const sections = screensOf(value).flatMap((screen) =>
    sectionsAt(value, screen).map(({ section, path }) => ({
      chart: asObject(section['chart']),
      path: [...path, 'chart'],
    })),
  );
  const path = ['x-admin', 'list', 'chart'];
  return [{ chart: asObject(valueAt(value, path)), path }, ...sections];
}

/** The fields among which a figure is looked for. */
function fieldsFor({ chart }: Drawn, source: Source, { wholeOf }: Folder): Json | undefined {
  const record = fieldsOf(wholeOf(source));
  const rows = asText(chart['itemsField']);
  return rows === undefined ? record : innerOf(fieldAt(record, rows));
}

function named(value: unknown, path: Path): { text: string; path: Path }[] {
  const text = asText(value);
  if (text !== undefined) return [{ text, path }];
  return asList(value).flatMap((one, index) =>
    typeof one === 'string' ? [{ text: one, path: [...path, index] }] : [],
  );
}

/** A chart names its figures, or what names them and what they are. */
function halfNamed({ chart, path }: Drawn): Finding[] {
  if (Object.keys(chart).length === 0) return [];
  const [x, y, figures] = ['x', 'y', 'dataField'].map((key) => key in chart);
  if (figures && (x || y || 'itemsField' in chart)) {
    const message = 'the chart has its figures by "dataField": "x", "y" and "itemsField" say nothing besides';
    return [{ at: [...path, 'dataField'], key: true, message, cure: 'Keep one of the two.' }];
  }
  if (figures || (x && y)) return [];
  const cure = 'Give it "x" and "y", or "dataField".';
  return [{ at: path, key: true, message: `the chart has no ${x ? '"y"' : y ? '"x"' : 'figures'}`, cure }];
}

/** Of a list there is no record whose object could be drawn, but what a section below its filters loads. */
const figuresOfNothing = ({ chart, path }: Drawn): Finding[] =>
  'dataField' in chart && path[1] === 'list' && path[2] !== 'sectionsBelowFilters'
    ? [
        {
          at: [...path, 'dataField'],
          key: true,
          message: '"dataField" are those of one record, and a list has many',
          cure: 'Give it "x" and "y".',
        },
      ]
    : [];

export const charts: Rule = (source, folder) =>
  chartsOf(source).flatMap((drawn) => {
    const half = [...halfNamed(drawn), ...figuresOfNothing(drawn)];
    if (half.length > 0) return half;
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
