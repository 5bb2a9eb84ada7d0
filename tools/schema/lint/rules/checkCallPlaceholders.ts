/**
 * Reports placeholders in calls that no value fills. The meta-schema declares the source of the values for each
 * call.
 */
import type { KeyAnnotation } from '../../../../src/model/schemaLanguage/metaSchema';
import { getParamNames } from '../../../../src/model/wire/parseCall';
import { getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import { toObject, toText, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { AnnotatedKey } from '../source/schemaPlaces';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { suggestName, quote } from '../source/messageWording';
import { getEndpointText, getRecordParams, getActionPlaceholders } from './knownPlaceholders';

type Filler = NonNullable<KeyAnnotation['pathParamsFrom']>;

interface Call {
  told: AnnotatedKey;
  whole: Json;
  source: SourceFile;
  folder: LintFolder;
}

const NOW = ['now'];

/** Returns the names that can be filled in; undefined when they are unknown because of another fault. */
const FILLERS: Readonly<Record<Filler, (call: Call) => readonly string[] | undefined>> = {
  none: () => [],
  record: ({ whole }) => getRecordParams(whole),
  // The values come from the route, so the fields in the routes are allowed as well as the id.
  route: ({ told, whole }) => {
    const named = [told.parent['update'], told.parent['view']].flatMap((route) => getParamNames(toText(route) ?? ''));
    const record = getRecordParams(whole);
    return record && [...new Set([...record, ...named.filter((name) => name in (getFields(whole) ?? {}))])];
  },
  parent: ({ whole, told }) => {
    const record = getRecordParams(whole);
    const keys = [told.parent['recordIdParam']].flat().filter((key) => typeof key === 'string');
    return record && [...new Set([...record, ...keys])];
  },
  row: ({ told, whole }) => {
    const id = toText(getValueAtPath(whole, [...told.path.slice(0, told.path.lastIndexOf('rows')), 'rows', 'idField']));
    return id === undefined ? undefined : [id];
  },
  action: ({ told, source, folder }) => {
    const { names, fields } = getActionPlaceholders(told.parent, source, folder, NOW);
    return [...new Set([...Object.keys(fields ?? {}), ...names])];
  },
  options: ({ told }) => Object.keys(toObject(told.parent['dependsOn'])),
};

const BRACES = /\{([^{}]*)\}/g;
const FEW = 6;

function cureFor(known: readonly string[]): string {
  if (known.length === 0) return 'This call takes nothing in braces.';
  const shown = known.slice(0, FEW).map((name) => `{${name}}`);
  return `Write ${shown.join(' or ')}${known.length > FEW ? ', or another field' : ''}.`;
}

function unfilled(text: string, at: JsonPath, known: readonly string[]): LintFinding[] {
  return [...text.matchAll(BRACES)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      at,
      message: `{${name}} in ${quote(text)} is never filled${known.length > FEW ? suggestName(name, known) : ''}`,
      suggestion: cureFor(known),
    }));
}

export const checkCallPlaceholders: LintRule = (source, folder) => {
  const whole = folder.getResolvedDefinition(source);
  return folder.getAnnotatedKeys(source).flatMap((told) => {
    const filler = told.means.pathParamsFrom;
    const call = filler && told.isOwn ? getEndpointText(source.value, told.path) : undefined;
    const known = filler && call ? FILLERS[filler]({ told, whole, source, folder }) : undefined;
    return call && known ? unfilled(call.text, call.path, known) : [];
  });
};
