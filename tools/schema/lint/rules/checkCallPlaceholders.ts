/**
 * Reports placeholders in calls for which there is no value. The meta-schema declares for each call where the
 * values come from.
 */
import type { KeyAnnotation } from '../../../../src/model/schemaLanguage/metaSchema';
import { getParamNames } from '../../../../src/model/wire/parseCall';
import { getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import { toObjectOrEmpty, toTextOrUndefined, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { AnnotatedKey } from '../source/locatedSchemas';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { getNameSuggestion, quote } from '../source/messageWording';
import { getEndpointText, getRecordParams, getActionPlaceholders } from './knownPlaceholders';

type Filler = NonNullable<KeyAnnotation['pathParamsFrom']>;

interface Call {
  annotatedKey: AnnotatedKey;
  entityFile: Json;
  source: SourceFile;
  folder: LintFolder;
}

const NOW = ['now'];

/**
 * For each source of values, returns the placeholder names that it can fill. Returns undefined if the names cannot
 * be determined because of another error.
 */
const FILLERS: Readonly<Record<Filler, (call: Call) => readonly string[] | undefined>> = {
  none: () => [],
  // The fields of a dialog or of filters belong to no saved record.
  record: ({ annotatedKey: { path }, entityFile }) =>
    path[0] === 'x-admin' && path.includes('x-ui') ? [] : getRecordParams(entityFile),
  // The values come from the URL, so the placeholders of the routes are allowed in addition to the id.
  route: ({ annotatedKey, entityFile }) => {
    const named = [annotatedKey.parent['update'], annotatedKey.parent['view']].flatMap((route) =>
      getParamNames(toTextOrUndefined(route) ?? ''),
    );
    const record = getRecordParams(entityFile);
    return record && [...new Set([...record, ...named.filter((name) => name in (getFields(entityFile) ?? {}))])];
  },
  parent: ({ entityFile, annotatedKey }) => {
    const record = getRecordParams(entityFile);
    const keys = [annotatedKey.parent['recordIdParam']].flat().filter((key) => typeof key === 'string');
    return record && [...new Set([...record, ...keys])];
  },
  row: ({ annotatedKey, entityFile }) => {
    const id = toTextOrUndefined(
      getValueAtPath(entityFile, [
        ...annotatedKey.path.slice(0, annotatedKey.path.lastIndexOf('rows')),
        'rows',
        'idField',
      ]),
    );
    return id === undefined ? undefined : [id];
  },
  action: ({ annotatedKey, source, folder }) => {
    const { names, fields } = getActionPlaceholders(annotatedKey.parent, source, folder, NOW);
    return [...new Set([...Object.keys(fields ?? {}), ...names])];
  },
  options: ({ annotatedKey }) => Object.keys(toObjectOrEmpty(annotatedKey.parent['paramsFromFields'])),
};

const BRACES = /\{([^{}]*)\}/g;
const FEW = 6;

function suggestPlaceholders(knownNames: readonly string[]): string {
  if (knownNames.length === 0) return 'This call takes nothing in braces.';
  const shown = knownNames.slice(0, FEW).map((name) => `{${name}}`);
  return `Write ${shown.join(' or ')}${knownNames.length > FEW ? ', or another field' : ''}.`;
}

function findUnknownPlaceholdersIn(text: string, at: JsonPath, knownNames: readonly string[]): LintFinding[] {
  return [...text.matchAll(BRACES)]
    .map(([, name = '']) => name)
    .filter((name) => !knownNames.includes(name))
    .map((name) => ({
      at,
      message: `{${name}} in ${quote(text)} is never filled${knownNames.length > FEW ? getNameSuggestion(name, knownNames) : ''}`,
      suggestion: suggestPlaceholders(knownNames),
    }));
}

export const checkCallPlaceholders: LintRule = (source, folder) => {
  const entityFile = folder.getResolvedDefinition(source);
  return folder.getAnnotatedKeys(source).flatMap((annotatedKey) => {
    const filler = annotatedKey.annotation.pathParamsFrom;
    const call = filler && annotatedKey.isOwn ? getEndpointText(source.value, annotatedKey.path) : undefined;
    const knownNames = filler && call ? FILLERS[filler]({ annotatedKey, entityFile, source, folder }) : undefined;
    return call && knownNames ? findUnknownPlaceholdersIn(call.text, call.path, knownNames) : [];
  });
};
