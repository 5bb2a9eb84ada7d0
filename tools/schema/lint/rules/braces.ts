/** Calls with a part in braces that nobody fills; the meta-schema says who fills the braces of which call. */
import type { Means } from '../../../../src/model/language/meta';
import { paramsOf } from '../../../../src/model/wire/calls';
import { fieldsOf, type Folder, type Rule } from '../source/folder';
import { asObject, asText, valueAt, type Json, type Path } from '../source/json';
import type { Told } from '../source/places';
import type { Finding, Source } from '../source/source';
import { didYouMean, quote } from '../source/words';
import { callAt, recordParams, subjectOf } from './subjects';

type Filler = NonNullable<Means['pathParamsFrom']>;

interface Call {
  told: Told;
  whole: Json;
  source: Source;
  folder: Folder;
}

const NOW = ['now'];

/** The names that can be filled in; undefined where it is unknown, as the fault is elsewhere. */
const FILLERS: Readonly<Record<Filler, (call: Call) => readonly string[] | undefined>> = {
  none: () => [],
  record: ({ whole }) => recordParams(whole),
  // The address has them, and they are what the record is found by.
  route: ({ told, whole }) => {
    const named = [told.parent['update'], told.parent['view']].flatMap((route) => paramsOf(asText(route) ?? ''));
    const record = recordParams(whole);
    return record && [...new Set([...record, ...named.filter((name) => name in (fieldsOf(whole) ?? {}))])];
  },
  parent: ({ whole, told }) => {
    const record = recordParams(whole);
    const keys = [told.parent['parentParam']].flat().filter((key) => typeof key === 'string');
    return record && [...new Set([...record, ...keys])];
  },
  row: ({ told, whole }) => {
    const id = asText(valueAt(whole, [...told.path.slice(0, told.path.lastIndexOf('rows')), 'rows', 'idField']));
    return id === undefined ? undefined : [id];
  },
  action: ({ told, source, folder }) => {
    const { names, fields } = subjectOf(told.parent, source, folder, NOW);
    return [...new Set([...Object.keys(fields ?? {}), ...names])];
  },
  options: ({ told }) => Object.keys(asObject(told.parent['dependsOn'])),
};

const BRACES = /\{([^{}]*)\}/g;
const FEW = 6;

function cureFor(known: readonly string[]): string {
  if (known.length === 0) return 'This call takes nothing in braces.';
  const shown = known.slice(0, FEW).map((name) => `{${name}}`);
  return `Write ${shown.join(' or ')}${known.length > FEW ? ', or another field' : ''}.`;
}

function unfilled(text: string, at: Path, known: readonly string[]): Finding[] {
  return [...text.matchAll(BRACES)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      at,
      message: `{${name}} in ${quote(text)} is never filled${known.length > FEW ? didYouMean(name, known) : ''}`,
      cure: cureFor(known),
    }));
}

export const braces: Rule = (source, folder) => {
  const whole = folder.wholeOf(source);
  return folder.toldOf(source).flatMap((told) => {
    const filler = told.means.pathParamsFrom;
    const call = filler && told.isOwn ? callAt(source.value, told.path) : undefined;
    const known = filler && call ? FILLERS[filler]({ told, whole, source, folder }) : undefined;
    return call && known ? unfilled(call.text, call.path, known) : [];
  });
};
