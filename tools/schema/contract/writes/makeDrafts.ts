/** Makes valid records from a schema file. */
import { generateRows } from '../../../../fixtures/generate/rows/generateRows';
import { createValidators } from '../../../../fixtures/validate/createValidators';
import { compileEntity } from '../../../../src/model/compile/compileEntity';
import type { EntityModule, Field } from '../../../../src/model/entity/entity';
import { createDuplicateValues } from '../../../../src/model/form/duplicateRecord';
import { getComputedValues, getInitialValues } from '../../../../src/model/form/initialValues';
import { validateForm } from '../../../../src/model/form/validateForm';
import { evaluateForm } from '../../../../src/model/formRules/evaluateForm';
import { isObject, type FormValues } from '../../../../src/model/values/cleanValues';
import { isSecretField } from '../../../../src/model/values/secretFields';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { readRecord } from '../checks/checkRecords';
import { toSchemaRows, type CheckedList } from '../checks/checkedList';
import { createMarker, createExampleAddress, getMarkerFields, hasMarker } from './marker';
import { createReadSources } from './readSources';
import { createUploadValues, isSetByUpload } from './sampleUploads';
import type { RecordDraft, WriteContext } from './writeContext';

/** The number of existing records after which new ones are modelled. */
const EXAMPLE_COUNT = 5;

/** Reads whole records, if a list is known. They lack secrets, which are not copied. */
async function readExamples(
  context: WriteContext,
  module: EntityModule,
  state: CheckedList | undefined,
): Promise<FormValues[]> {
  const { entity } = module;
  const { get } = entity.calls;
  const rows = (state?.rows ?? []).slice(0, EXAMPLE_COUNT);
  const found: unknown[] = [];
  for (const row of get ? rows : []) {
    const read = await readRecord(context, entity, get!, row, true);
    if (read && 'data' in read) found.push(read.data);
  }
  const records = get ? toSchemaRows(context, module, found) : rows;
  const secrets = Object.values(entity.shape.fields).filter((field) => isSecretField(field) || isSetByUpload(field));
  return records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !secrets.some((field) => field.name === name))),
  );
}

/** Returns the addresses among the values, with hosts of examples. */
const getSafeAddresses = ({ entity: { shape } }: EntityModule, values: FormValues, token: string): FormValues =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter(({ ui, choices }) => ui.options === undefined && choices === undefined)
      .flatMap(({ key }) => {
        const value = values[key];
        const safe = typeof value === 'string' ? createExampleAddress(value, token) : undefined;
        return safe === undefined ? [] : [[key, safe] as const];
      }),
  );

/** Removes the ids that rows have in generated and in copied records. The server gives new rows their ids. */
const omitRowIds = ({ entity: { shape } }: EntityModule, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const id = Object.values(shape.fields).find((field) => field.key === key)?.ui.rows?.idField;
      if (id === undefined || !Array.isArray(value)) return [key, value];
      const rows = value.map((row: unknown) => (isObject(row) ? omitKey(row, id) : row));
      return [key, rows];
    }),
  );

const omitKey = (row: FormValues, key: string): FormValues =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/** Returns the stated defaults of choices, such as the status of new records. */
const getDefaultChoices = ({ entity: { shape } }: EntityModule): FormValues =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter(({ choices, default: stated }) => choices !== undefined && stated !== undefined)
      .map((field) => [field.key, field.default]),
  );

/** Returns the draft with a mark: in its title, in an address, or in another text. */
function mark(module: EntityModule, values: FormValues, token: string): RecordDraft | undefined {
  const { shape, titleField } = module.entity;
  const { validators } = module;
  const tryMark = (field: Field, text: unknown): RecordDraft | undefined => {
    const marked = { ...values, [field.key]: text };
    const isValid = Object.keys(validateForm({ shape, validators }, marked)).length === 0;
    const { record } = evaluateForm(shape, marked, validators);
    return isValid && hasMarker(record[field.name], token) && !field.readOnly
      ? { values: marked, token, markedField: field.name }
      : undefined;
  };
  const texts = getMarkerFields(shape, titleField, values).map((field) => [field, createMarker(field, token)] as const);
  const addresses = Object.values(shape.fields).map((field) => [field, values[field.key]] as const);
  const isTitle = ([field]: readonly [Field, unknown]): boolean => field.name === titleField;
  for (const [field, text] of [...texts.filter(isTitle), ...addresses, ...texts]) {
    const draft = hasMarker(text, token) ? tryMark(field, text) : undefined;
    if (draft) return draft;
  }
  const isValid = Object.keys(validateForm({ shape, validators }, values)).length === 0;
  return isValid ? { values, token, markedField: undefined } : undefined;
}

/** Returns the draft of some values, with safe addresses and the default status if the record is then valid. */
function createDraft(module: EntityModule, values: FormValues, token: string): RecordDraft | undefined {
  const own = omitRowIds(module, values);
  const safe = { ...own, ...getSafeAddresses(module, own, token) };
  return mark(module, { ...safe, ...getDefaultChoices(module) }, token) ?? mark(module, safe, token);
}

/**
 * Makes valid records that can be told apart from all others, from the schema and by the example of existing records.
 * @returns fewer than `count` records if the schema and the options of the API allow no others
 */
export async function makeDrafts(
  context: WriteContext,
  module: EntityModule,
  state: CheckedList | undefined,
  count: number,
): Promise<RecordDraft[]> {
  const { config, today, now, files, token, known } = context;
  const { name, shape } = module.entity;
  const examples = await readExamples(context, module, state);
  const compiled = compileEntity(`${name}.json`, files);
  const model = { ...compiled, ...createValidators(compiled) };
  const sources = createReadSources(module.entity, known, state?.rows ?? []);
  const valueSources = { config, today };
  const withInitial = (values: FormValues): FormValues => ({
    ...getInitialValues(shape, valueSources),
    ...values,
    ...getComputedValues(shape, valueSources),
  });
  const generate = (seed: number): FormValues | undefined => {
    try {
      const options = { seed, now, country: config.country, sources };
      const [row] = generateRows(model, examples, 1, options);
      const fileFields = Object.values(shape.fields).filter(isSetByUpload);
      const kept = Object.entries(row ?? {}).filter(([key]) => !fileFields.some((field) => field.name === key));
      return row && withInitial(toFormValues(shape, Object.fromEntries(kept)));
    } catch {
      return undefined;
    }
  };
  const uploads = await createUploadValues(context, module);
  const drafts: RecordDraft[] = [];
  for (let index = 0; index < count; index += 1) {
    const own = `${token}${String.fromCodePoint(97 + index)}`;
    const generated = generate((now.getTime() + index) % 2 ** 31);
    const copy = examples[index % Math.max(1, examples.length)];
    const candidates = [
      generated,
      isObject(copy) ? createDuplicateValues(compiled.entity, copy, valueSources) : undefined,
    ];
    const draft = candidates
      .map((values) => values && createDraft(module, { ...values, ...uploads }, own))
      .find(Boolean);
    if (draft) drafts.push(draft);
  }
  return drafts;
}
