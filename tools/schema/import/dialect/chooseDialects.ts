/**
 * Chooses the dialects of an API: one for all resources, and one that extends it for each resource that differs. The
 * choice does not depend on which resources are imported.
 */
import type { DialectSource, DialectSources } from '../../../../dataProvider/dialects/definition';
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { getSuccess, type Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import { detectErrors } from './detectErrors';
import { detectDialect, replacePatch, type DetectedDialect } from './detectDialect';
import { mergeDefinitions, subtractDefinition } from './compareDefinitions';

/** The dialect of one resource. */
export interface ChosenDialect {
  /** Name in calls: that of a preset, of the API, or of the API and the resource. */
  name: string;
  /** The entries of dialects.json that the name needs. */
  entries: DialectSources;
  detected: DetectedDialect;
}

/** Keys of a list that have no effect on an API that does not know them. */
const HARMLESS = [
  'searchParam',
  'filterExpression',
  'filterParams',
  'arrayFormat',
  'nestedFormat',
  'maxPageSize',
  'fixedParams',
];
const SIMPLE_REST = 'simple-rest';

interface ResourceDialect {
  resource: Resource;
  detected: DetectedDialect;
}

interface ApiDialect {
  preset: string | undefined;
  definition: Json;
  resolved: Json;
  guesses: readonly string[];
}

const countKeys = ({ detected }: ResourceDialect): number => JSON.stringify(detected.definition).length;

/** Returns the most frequent value; of equally frequent ones the first. */
function findMostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = JSON.stringify(value) ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return values.find((value) => counts.get(JSON.stringify(value) ?? '') === most);
}

const PAGING = ['pageParam', 'offsetParam', 'cursorParam', 'pageSizeParam'] as const;

/** Keys of a list in which the resources of one API often differ: rows may be under the name of the resource. */
const OWN_KEYS = ['rowsPath', 'sortParam', 'sortFormat', 'orderParam', 'orderFormat'];

/** Returns what a list states and what has an effect on an API that does not know it. */
const getListCore = ({ detected }: ResourceDialect): Json =>
  Object.fromEntries(
    Object.entries(detected.definition.list ?? {}).filter(
      ([key]) => !HARMLESS.includes(key) && !OWN_KEYS.includes(key),
    ),
  );

/** Returns the resources whose lists are read as most are, those first that state most. */
function findTypical(all: readonly ResourceDialect[]): ResourceDialect[] {
  const sorted = all.toSorted((one, other) => countKeys(other) - countKeys(one));
  const paged = sorted.filter(({ detected }) => PAGING.some((key) => detected.definition.list?.[key] !== undefined));
  const usual = paged.length > 0 ? paged : sorted;
  const core = JSON.stringify(findMostFrequent(usual.map(getListCore)));
  return usual.filter((one) => JSON.stringify(getListCore(one)) === core);
}

/** Adds what the dialects of other resources say beside the common one, where it has no effect on the others. */
function unite(base: Json, others: readonly Json[]): Json {
  return others.reduce<Json>((all, other) => {
    const { list: _, update: __, ...rest } = other;
    const harmless = Object.entries(toObjectOrEmpty(other['list'])).filter(([key]) => HARMLESS.includes(key));
    const list = { ...Object.fromEntries(harmless), ...toObjectOrEmpty(all['list']) };
    return { ...rest, ...all, ...(Object.keys(list).length > 0 ? { list } : {}) };
  }, base);
}

function chooseApiDialect(all: readonly ResourceDialect[], presets: DialectSources): ApiDialect {
  const withList = all.filter(({ resource }) => resource.calls.list !== undefined);
  const [main] = findTypical(withList.length > 0 ? withList : all);
  const { preset, definition } = main!.detected;
  const same = all.filter(({ detected }) => detected.preset === preset);
  const record = findMostFrequent(
    same.filter(({ resource }) => describesRecords(resource)).map(({ detected }) => detected.definition.record ?? null),
  );
  const bodyFormat = findMostFrequent(
    same.filter(({ resource }) => hasRequest(resource)).map(({ detected }) => detected.definition.bodyFormat ?? null),
  );
  const {
    record: _,
    bodyFormat: __,
    ...rest
  } = unite(
    definition as Json,
    same.map(({ detected }) => detected.definition as Json),
  );
  const united = { ...rest, ...(record ? { record } : {}), ...(bodyFormat ? { bodyFormat } : {}) };
  const inherited =
    preset === undefined || preset === SIMPLE_REST ? {} : ({ ...resolveDialect(presets, preset) } as Json);
  return { preset, definition: united, resolved: mergeDefinitions(inherited, united), guesses: main!.detected.guesses };
}

const hasAnswer = ({ calls: { get, create, update } }: Resource): boolean =>
  [get, create, update].some((call) => call && getSuccess(call)?.body);

const hasRequest = ({ calls: { create, update } }: Resource): boolean =>
  [create, update].some((call) => call && call.requestBodies.length > 0);

const describesRecords = (resource: Resource): boolean => hasAnswer(resource) || hasRequest(resource);

const ANSWER_KEYS = ['responsePath', 'fieldsPath'];

/** Removes what the API's dialect says of records and the document says differently of this resource. */
function removeForeignRecordKeys(resource: Resource, own: Json, inherited: Json): Json {
  const foreign = Object.keys(inherited).filter(
    (key) => !(key in own) && (ANSWER_KEYS.includes(key) ? hasAnswer(resource) : hasRequest(resource)),
  );
  return Object.fromEntries(foreign.map((key) => [key, null]));
}

/** Removes the keys of the API's list dialect that a resource lacks and that would have an effect. */
function removeForeignKeys(own: Json, inherited: Json): Json {
  const foreign = Object.keys(inherited).filter((key) => !(key in own) && !HARMLESS.includes(key));
  return Object.fromEntries(foreign.map((key) => [key, null]));
}

const isPartial = (definition: Json): boolean => toObjectOrEmpty(definition['update'])['changedFieldsOnly'] === true;

/** Returns the update of a resource that takes whole records, if others take the changed fields. */
function keepWholeUpdates({ calls }: Resource, own: Json, inherited: Json): Json {
  return calls.update && isPartial(inherited) && !isPartial(own) ? { update: { changedFieldsOnly: false } } : {};
}

/** Returns what the dialect of a resource states differently from that of the API. */
function getDifference({ resource, detected }: ResourceDialect, api: ApiDialect, presets: DialectSources): Json {
  const { preset } = detected;
  const inherited =
    preset === undefined || preset === SIMPLE_REST ? {} : ({ ...resolveDialect(presets, preset) } as Json);
  // A list call without parameters says nothing of the pages: they are those of the API.
  const isSilent = preset !== undefined && preset === api.preset && !resource.calls.list?.parameters.length;
  const base = isSilent ? { ...inherited, list: api.resolved['list'] } : inherited;
  const own = mergeDefinitions(base, detected.definition as Json);
  const { update, ...others } = subtractDefinition(own, api.resolved);
  const subtracted = resource.calls.update && update ? { ...others, update } : others;
  const record = {
    ...toObjectOrEmpty(subtracted['record']),
    ...removeForeignRecordKeys(resource, toObjectOrEmpty(own['record']), toObjectOrEmpty(api.resolved['record'])),
  };
  const difference = {
    ...subtracted,
    ...(Object.keys(record).length > 0 ? { record } : {}),
    ...(hasRequest(resource) && api.resolved['bodyFormat'] && !own['bodyFormat'] ? { bodyFormat: null } : {}),
    ...keepWholeUpdates(resource, own, api.resolved),
    ...replacePatch(resource.calls.update?.method, api.resolved),
  };
  if (!resource.calls.list) {
    const { list: _, ...rest } = difference as Json;
    return rest;
  }
  const [ownList, apiList] = [toObjectOrEmpty(own['list']), toObjectOrEmpty(api.resolved['list'])];
  const list: Json = {
    ...toObjectOrEmpty((difference as Json)['list']),
    ...removeForeignKeys(ownList, apiList),
  };
  // Filters without a template are parameters of their own: the template of equality must not write them.
  const hasForeignEquality =
    toObjectOrEmpty(apiList['filterParams'])['eq'] !== undefined &&
    toObjectOrEmpty(ownList['filterParams'])['eq'] === undefined;
  if (hasForeignEquality && detected.filters.filters.length > 0) {
    list['filterParams'] = { ...toObjectOrEmpty(list['filterParams']), eq: null };
  }
  return { ...difference, ...(Object.keys(list).length > 0 ? { list } : {}) };
}

const describe = (text: string, guesses: readonly string[]): string =>
  `${text}${guesses.length > 0 ? ` Guessed: ${guesses.join('; ')}.` : ''}`;

/** Detects the dialects of all resources of an API. */
export function chooseDialects(
  reader: SchemaReader,
  resources: readonly Resource[],
  operations: readonly Operation[],
  getFields: (resource: Resource) => readonly string[],
  presets: DialectSources,
  apiName: string,
): Map<Resource, ChosenDialect> {
  const errors = detectErrors(reader, operations);
  const all = resources.map((resource) => ({
    resource,
    detected: detectDialect(reader, resource, errors, getFields(resource), presets),
  }));
  if (all.length === 0) return new Map();
  const api = chooseApiDialect(all, presets);
  const isPreset = api.preset !== undefined && (api.preset === SIMPLE_REST || Object.keys(api.definition).length === 0);
  const name = isPreset ? api.preset! : apiName;
  const entry = {
    description: describe(`The API ${apiName}, as its document describes it.`, api.guesses),
    ...(api.preset ? { extends: api.preset } : {}),
    ...api.definition,
  };
  const entries: DialectSources = isPreset ? {} : { [name]: sortKeys(entry) };
  return new Map(
    all.map((one): [Resource, ChosenDialect] => {
      const difference = getDifference(one, api, presets);
      const chosen = { name, entries, detected: one.detected };
      if (Object.keys(difference).length === 0 || (name === SIMPLE_REST && one.detected.preset === SIMPLE_REST)) {
        return [one.resource, chosen];
      }
      const ownName = `${apiName}-${one.resource.name}`;
      const parent = name === SIMPLE_REST ? {} : { extends: name };
      const description = describe(`The calls of ${one.resource.name} differ from the others.`, one.detected.guesses);
      const own = { description, ...parent, ...difference };
      return [one.resource, { ...chosen, name: ownName, entries: { ...entries, [ownName]: sortKeys(own) } }];
    }),
  );
}

/** The order of the keys in which people read a definition. */
const ORDER = [
  'description',
  'extends',
  'headers',
  'bodyFormat',
  'nestedParts',
  'list',
  'record',
  'update',
  'etag',
  'errors',
];

const sortKeys = (definition: Json): DialectSource =>
  Object.fromEntries(ORDER.filter((key) => key in definition).map((key) => [key, definition[key]]));
