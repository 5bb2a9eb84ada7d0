/** Checks the calls that read one record: its values, and that they are those of the list. */
import { RECORD_VERSION_KEY } from '../../../../dataProvider/dialects/interpreter/recordVersions';
import { checkRow } from '../../../../src/model/contract/checkRow';
import type { Deviation } from '../../../../src/model/contract/deviation';
import type { Call, Entity, EntityModule, Field } from '../../../../src/model/entity/entity';
import { equal } from '../../../../src/model/values/ajvRuntime';
import { isObject, type FormValues } from '../../../../src/model/values/cleanValues';
import { getFieldValue } from '../../../../src/model/values/getFieldValue';
import { isEmptyOrEmptyList } from '../../../../src/model/values/isEmpty';
import { getRecordId, getRecordIdParts } from '../../../../src/model/values/recordIds';
import { getParamNames } from '../../../../src/model/wire/parseCall';
import { toFormValue } from '../../../../src/model/wire/toFormValues';
import { createRecordSerializer } from '../../../../src/model/serializations/createRecordSerializer';
import { getOptionCodes, type OptionListResults } from './checkOptionLists';
import { getEndpoint, type CheckContext } from './context';
import { toSchemaRows, type CheckedList } from './checkedList';
import { sendRequest } from './sendRequest';

/** Removes the version that the data provider adds to a record. */
function omitVersion(data: unknown): unknown {
  if (!isObject(data)) return data;
  const { [RECORD_VERSION_KEY]: _, ...record } = data;
  return record;
}

/** Reads a record as the API sends it. Undefined if it failed, which has then been reported. */
export async function readRecord(
  context: CheckContext,
  { name, shape, list }: Entity,
  call: Call,
  params: FormValues,
  isFailureExpected = false,
): Promise<{ data: unknown; etag: string | undefined } | { error: unknown } | undefined> {
  const { connection, config } = context;
  const { writeValues } = createRecordSerializer({ shape, list } as Entity, { timeZone: config.timeZone });
  const { value, error, responses } = await sendRequest(
    context,
    { entity: name, endpoint: getEndpoint(call) },
    () => connection.client.send(call, { params: writeValues(params), read: true }),
    { isFailureExpected },
  );
  if (value) return { data: omitVersion(value.data), etag: responses.at(-1)?.etag };
  return isFailureExpected ? { error } : undefined;
}

/** Whether a value of the list is a text or code that the record must have, too. */
const isPlain = (value: unknown): boolean =>
  !isObject(value) && !(Array.isArray(value) && value.some((item) => typeof item === 'object'));

function compareField(field: Field, row: FormValues, record: FormValues): boolean {
  const [one, other] = [row, record].map((values) => toFormValue(field, getFieldValue(values, field)));
  const isMissing = [one, other].some(isEmptyOrEmptyList);
  return isMissing || !isPlain(one) || !isPlain(other) || equal(one, other);
}

/** Returns the fields whose values in the record are not those of the list row. */
function compareWithRow(
  context: CheckContext,
  { entity }: EntityModule,
  call: Call,
  row: FormValues,
  record: FormValues,
): Deviation[] {
  const place = { entity: entity.name, call: getEndpoint(call), side: 'response' as const, kind: 'record' as const };
  return Object.values(entity.shape.fields)
    .filter(({ name, shape, writeOnly }) => !shape && !writeOnly && !context.log.hasField(entity.name, name))
    .filter((field) => !compareField(field, row, record))
    .map(({ name }) => ({
      ...place,
      field: name,
      expected: entity.ids.includes(name) ? 'the id that was requested' : 'the value of the list',
      seen: 'another value',
    }));
}

async function checkRecord(
  context: CheckContext,
  module: EntityModule,
  call: Call,
  row: FormValues,
  optionCodes: ReadonlyMap<string, readonly unknown[]>,
): Promise<void> {
  const { log, config, connection } = context;
  const { entity } = module;
  const endpoint = getEndpoint(call);
  const params = entity.singleton ? {} : { ...row, ...getRecordIdParts(entity.ids, getRecordId(entity.ids, row)) };
  const read = await readRecord(context, entity, call, params);
  if (!read || !('data' in read)) return;
  if (read.etag === undefined && (await connection.hasVersions(call)))
    log.add([
      {
        kind: 'missing',
        entity: entity.name,
        call: endpoint,
        side: 'response',
        expected: 'the version of the record in the header ETag',
        seen: 'nothing',
      },
    ]);
  // A singleton that nobody has created yet.
  if (entity.singleton && read.data === null) return;
  log.add(checkRow(module, read.data, { endpoint, responseKind: 'record', timeZone: config.timeZone, optionCodes }));
  const [record] = toSchemaRows(context, module, [read.data]);
  if (record && !entity.singleton) log.add(compareWithRow(context, module, call, row, record));
}

/** Returns the first, a middle and the last row that has an id. */
function chooseRows({ module: { entity }, rows }: CheckedList): FormValues[] {
  const usable = rows.filter((row) => getRecordId(entity.ids, row) !== undefined);
  return [...new Set([usable[0], usable[Math.floor(usable.length / 2)], usable.at(-1)])].filter(
    (row) => row !== undefined,
  );
}

/** Checks the read calls of an entity with some records of its list. */
export async function checkRecords(
  context: CheckContext,
  module: EntityModule,
  state: CheckedList | undefined,
  known: OptionListResults,
): Promise<void> {
  const { coverage, log } = context;
  const { entity } = module;
  const optionCodes = getOptionCodes(entity, known);
  const { get } = entity.calls;
  const calls = [
    ...(get ? [['get', get] as const] : []),
    ...Object.entries(entity.variantGets ?? {}).map(([index, call]) => [`get of variant ${index}`, call] as const),
  ];
  for (const [name, call] of calls) {
    const isId = (param: string): boolean => entity.ids.includes(param);
    const needs = getParamNames(call.path).filter((param) => param !== 'id');
    const rows = entity.singleton
      ? [{}]
      : state
        ? chooseRows(state).filter((row) =>
            needs.every((param) => row[param] !== undefined && (isId(param) || !log.hasField(entity.name, param))),
          )
        : [];
    if (rows.length === 0) {
      coverage.skip(
        entity.name,
        name,
        getEndpoint(call),
        state ? 'no row has the values for its path' : 'there is no list with an id',
      );
      continue;
    }
    coverage.add(entity.name, name, getEndpoint(call));
    for (const row of rows) await checkRecord(context, module, call, row, optionCodes);
  }
}
