/**
 * Checks an import row in the same way as the entity's form: with the same initial values, the same validation and
 * the same request body.
 */
import type { FormValues } from '../../model/values/cleanValues';
import { getInitialValues, type ValueSources } from '../../model/form/initialValues';
import { getFieldError, type FieldError } from '../../model/formRules/validationMessages';
import { evaluateForm, type FormEvaluation } from '../../model/formRules/evaluateForm';
import { validateForm } from '../../model/form/validateForm';
import { hasNoStoredKeys } from '../../model/formRules/createStoredKeyTest';
import { toRequestBody, type ShapeWithValidators } from '../../model/wire/serialization';
import type { Field } from '../../model/entity/entity';
import { getOptionListName } from '../../widgets/useFieldOptions';
import { parseCell, type ParsedCell, type CellParseTexts } from './parseCell';
import type { ImportOptionLookup } from './importOptionLookup';
import type { ColumnMapping } from './matchColumns';
import type { ImportRow } from './createImportTable';

/** An error in an import row. */
export interface ImportError {
  /** Index of the column; undefined if no column contains the invalid value. */
  column?: number | undefined;
  /** The title of the field; empty if the error concerns the whole row. */
  title: string;
  text: string;
  /** Set if the options of the field could not be loaded. The value may be valid when the row is checked again. */
  isTemporary?: true;
  /** The required field for which the table has no column. */
  missingField?: string;
}

export interface CheckedRow extends ImportRow {
  errors: readonly ImportError[];
  /** The values that the form would contain for this row. */
  values: FormValues;
  /** The request body; undefined if the row has errors. */
  wire?: FormValues;
}

export interface ImportRowCheckOptions {
  filled: ShapeWithValidators;
  columns: ColumnMapping;
  valueSources: ValueSources;
  choices: ImportOptionLookup;
  cellTexts: CellParseTexts;
  /** Returns the message of a validation error. */
  getErrorText: (error: FieldError) => string;
  /**
   * `failed`: message if the options could not be loaded. `notHere`: message if a cell contains a value for a field
   * that a rule hides.
   */
  texts: { failed: string; notHere: string };
  /** Returns the message for a text that is no option of a field, with the labels of its options. */
  getOptionErrorText: (title: string, text: string, labels: readonly string[]) => string;
}

type Read = ParsedCell & { field: Field; column: number; labels?: readonly string[] };

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/**
 * Returns the fields of the mapped columns. Fields with options that depend on other fields are last, because the
 * values of the other fields must be read before.
 */
function getFieldsWithRows({ filled: { shape }, columns, choices: { depends } }: ImportRowCheckOptions) {
  const all = columns.flatMap((name, column) => {
    const field = name === undefined ? undefined : shape.fields[name];
    return field ? [{ field, column }] : [];
  });
  return [...all.filter(({ field }) => !depends(field)), ...all.filter(({ field }) => depends(field))];
}

/** Sets the fields that are filled from the selected option, as in the form, except those with a cell of their own. */
function fillFromOption(
  field: Field,
  { option }: ParsedCell,
  values: FormValues,
  { fields }: ShapeWithValidators['shape'],
  fieldsWithCell: ReadonlySet<Field>,
): void {
  for (const [name, key] of Object.entries(field.ui.fieldsFromOption ?? {})) {
    const filled = fields[name];
    if (option && filled && !fieldsWithCell.has(filled))
      values[filled.key] = option.item[key] ?? (filled.type === 'array' ? [] : '');
  }
}

/** Returns the values by API field name, because option requests use these names. */
const toValuesByName = ({ fields }: ShapeWithValidators['shape'], values: FormValues): FormValues =>
  Object.fromEntries(Object.values(fields).map(({ name, key }) => [name, values[key]]));

async function readLine(
  { cells }: ImportRow,
  plan: ImportRowCheckOptions,
): Promise<{ values: FormValues; read: Read[] }> {
  const { filled, choices, cellTexts, valueSources } = plan;
  const { shape } = filled;
  const values = getInitialValues(shape, valueSources);
  const read: Read[] = [];
  const filledCells = getFieldsWithRows(plan).filter(({ column }) => !isBlank(cells[column] ?? ''));
  const fieldsWithCell = new Set(filledCells.map(({ field }) => field));
  for (const { field, column } of filledCells) {
    const text = cells[column] ?? '';
    const one = await parseCell(field, text, toValuesByName(shape, values), choices, cellTexts);
    fillFromOption(field, one, values, shape, fieldsWithCell);
    values[field.key] = one.value;
    const labels = one.error === 'enum' ? await choices.getLabels(field, toValuesByName(shape, values)) : undefined;
    read.push({ ...one, field, column, ...(labels ? { labels } : {}) });
  }
  const filledIn = new Set(read.map(({ field }) => field.name));
  for (const field of Object.values(shape.fields)) {
    if (field.ui.defaultFrom !== 'firstOption' || filledIn.has(field.name) || getOptionListName(field) === undefined)
      continue;
    const first = await choices.first(field, toValuesByName(shape, values));
    if (first) values[field.key] = first.value;
  }
  return { values, read };
}

/** Returns the error of a cell if the form would not accept its value. */
function createCellError(
  { field, column, error, unknownText, labels = [] }: Read,
  evaluation: FormEvaluation,
  plan: ImportRowCheckOptions,
): ImportError | undefined {
  const state = evaluation.states.get(field.key) ?? { visible: true, required: false, disabled: false };
  const at = { column, title: state.title ?? field.title };
  if (!state.visible) return { ...at, text: plan.texts.notHere };
  if (error === 'failed') return { ...at, text: plan.texts.failed, isTemporary: true };
  const isLost = !Object.hasOwn(evaluation.record, field.name);
  if (error === undefined && !isLost) return undefined;
  // A label of several options is ambiguous and not unknown.
  const isLabel = labels.some((label) => label.toLowerCase() === unknownText?.toLowerCase());
  if (unknownText !== undefined && labels.length > 0 && !isLabel)
    return { ...at, text: plan.getOptionErrorText(at.title, unknownText, labels) };
  return {
    ...at,
    text: plan.getErrorText(
      getFieldError({
        rule: getUnreadableRule(field),
        location: { path: field.key, field, state },
        params: {},
        value: unknownText,
      }),
    ),
  };
}

/** Returns the rule that a text violates from which no value of the field could be read. */
function getUnreadableRule({ choices, ui, format }: Field): string {
  if (choices !== undefined || ui.options !== undefined) return 'enum';
  return format === undefined ? 'type' : 'format';
}

/**
 * Checks an import row and converts it to form values and a request body.
 */
export async function checkImportRow(line: ImportRow, plan: ImportRowCheckOptions): Promise<CheckedRow> {
  const { values, read } = await readLine(line, plan);
  const { filled, getErrorText } = plan;
  const { shape } = filled;
  const validators = { ...filled.validators, getOptionCodeLabel: plan.choices.getOptionCodeLabel };
  const own = { shape, validators, isStored: hasNoStoredKeys };
  const evaluation = evaluateForm(shape, values, validators, undefined, hasNoStoredKeys);
  const cellFaults = read.flatMap((one) => createCellError(one, evaluation, plan) ?? []);
  const reportedFields = new Set(cellFaults.map(({ column }) => plan.columns[column!]));
  const errors = Object.values(validateForm(own, values, validators.record, evaluation)).flatMap(
    (error): ImportError[] => {
      const [key = ''] = error.path.split('.');
      const field = Object.values(shape.fields).find((one) => one.key === key);
      if (field && reportedFields.has(field.name)) return [];
      const column = field ? plan.columns.indexOf(field.name) : -1;
      const isMissing = field !== undefined && column < 0 && error.isMissing;
      return [
        {
          column: column < 0 ? undefined : column,
          title: error.args.title,
          text: getErrorText(error),
          ...(isMissing ? { missingField: field.name } : {}),
        },
      ];
    },
  );
  const importErrors = [...cellFaults, ...errors].sort(
    (one, other) => (one.column ?? Infinity) - (other.column ?? Infinity),
  );
  return {
    ...line,
    errors: importErrors,
    values,
    ...(importErrors.length > 0 ? {} : { wire: toRequestBody(own, values) }),
  };
}
