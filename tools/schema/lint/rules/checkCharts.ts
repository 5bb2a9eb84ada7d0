/**
 * Checks the data of charts: keys of an object, rows of a list, items of an array in the record, or parallel
 * arrays.
 */
import { getFieldAtPath, getFields, getInnerObject, type LintFolder, type LintRule } from '../source/lintFolder';
import { toList, toObject, toText, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { listAllowedNames, suggestName, quote } from '../source/messageWording';
import { getScreenPaths, getSections } from './checkSections';

interface Drawn {
  chart: Json;
  path: JsonPath;
}

function getCharts({ value }: SourceFile): Drawn[] {
  const sections = getScreenPaths(value).flatMap((screen) =>
    getSections(value, screen).map(({ section, path }) => ({
      chart: toObject(section['chart']),
      path: [...path, 'chart'],
    })),
  );
  const path = ['x-admin', 'list', 'chart'];
  return [{ chart: toObject(getValueAtPath(value, path)), path }, ...sections];
}

/** Returns the fields that the chart may use. */
function fieldsFor({ chart }: Drawn, source: SourceFile, { getResolvedDefinition }: LintFolder): Json | undefined {
  const record = getFields(getResolvedDefinition(source));
  const rows = toText(chart['itemsField']);
  return rows === undefined ? record : getInnerObject(getFieldAtPath(record, rows));
}

function named(value: unknown, path: JsonPath): { text: string; path: JsonPath }[] {
  const text = toText(value);
  if (text !== undefined) return [{ text, path }];
  return toList(value).flatMap((one, index) =>
    typeof one === 'string' ? [{ text: one, path: [...path, index] }] : [],
  );
}

export const checkCharts: LintRule = (source, folder) =>
  getCharts(source).flatMap((drawn) => {
    const fields = fieldsFor(drawn, source, folder);
    if (!fields) return [];
    const names = Object.keys(fields);
    return ['x', 'y'].flatMap((key) =>
      named(drawn.chart[key], [...drawn.path, key])
        .filter(({ text }) => !getFieldAtPath(fields, text))
        .map(({ text, path }): LintFinding => ({
          at: path,
          message: `${key} of the chart ${quote(text)} names no field${suggestName(text, names)}`,
          suggestion: listAllowedNames(names),
        })),
    );
  });
