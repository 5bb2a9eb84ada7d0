/** A row of a table as its form would take it: the same first values, the same checks, the same body. */
import type { FormValues } from '../../model/values/cleanValues';
import { getInitialValues, type ValueSources } from '../../model/form/initialValues';
import { getFieldError, type FieldError } from '../../model/rules/validationMessages';
import { evaluateForm, type FormEvaluation } from '../../model/rules/evaluateForm';
import { validateForm } from '../../model/form/validateForm';
import { toRequestBody, type ShapeWithValidators } from '../../model/wire/serialization';
import type { Field } from '../../model/entity/entity';
import { getOptionListName } from '../../widgets/useFieldOptions';
import { parseCell, type ParsedCell, type CellTexts } from './parseCell';
import type { ImportOptions } from './importOptions';
import type { ColumnMapping } from './matchColumns';
import type { ImportRow } from './parseTable';

/** What is wrong in a row. */
export interface ImportError {
  /** Index of the column that it is about; undefined: of none. */
  column?: number | undefined;
  /** What the field is called; empty for the row as a whole. */
  title: string;
  text: string;
  /** Its list of options did not arrive: checked again, the cell may be right. */
  isTemporary?: true;
}

export interface CheckedRow extends ImportRow {
  errors: readonly ImportError[];
  /** What its form would hold. */
  values: FormValues;
  /** What is sent; absent while there are faults. */
  wire?: FormValues;
}

export interface RowCheckOptions {
  filled: ShapeWithValidators;
  columns: ColumnMapping;
  origin: ValueSources;
  choices: ImportOptions;
  words: CellTexts;
  /** The text of a broken rule. */
  getErrorText: (error: FieldError) => string;
  /** What is said where a list did not arrive, and where a rule leaves no room for a value. */
  texts: { failed: string; notHere: string };
}

type Read = ParsedCell & { field: Field; column: number };

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** The fields that rows fill, those with lists that depend on others last. */
function fieldsIn({ filled: { shape }, columns, choices: { depends } }: RowCheckOptions) {
  const all = columns.flatMap((name, column) => {
    const field = name === undefined ? undefined : shape.fields[name];
    return field ? [{ field, column }] : [];
  });
  return [...all.filter(({ field }) => !depends(field)), ...all.filter(({ field }) => depends(field))];
}

/** What a chosen option brings along, save where the row says it itself. */
function bring(
  field: Field,
  { option }: ParsedCell,
  values: FormValues,
  { fields }: ShapeWithValidators['shape'],
): void {
  for (const [name, key] of Object.entries(field.ui.autofill ?? {})) {
    const filled = fields[name];
    if (option && filled) values[filled.key] = option.item[key] ?? (filled.type === 'array' ? [] : '');
  }
}

/** By their names on the wire, as lists of options ask for them. */
const byName = ({ fields }: ShapeWithValidators['shape'], values: FormValues): FormValues =>
  Object.fromEntries(Object.values(fields).map(({ name, key }) => [name, values[key]]));

async function readLine({ cells }: ImportRow, plan: RowCheckOptions): Promise<{ values: FormValues; read: Read[] }> {
  const { filled, choices, words, origin } = plan;
  const { shape } = filled;
  const values = getInitialValues(shape, origin);
  const read: Read[] = [];
  for (const { field, column } of fieldsIn(plan)) {
    const text = cells[column] ?? '';
    if (isBlank(text)) continue;
    const one = await parseCell(field, text, byName(shape, values), choices, words);
    bring(field, one, values, shape);
    values[field.key] = one.value;
    read.push({ ...one, field, column });
  }
  const filledIn = new Set(read.map(({ field }) => field.name));
  for (const field of Object.values(shape.fields)) {
    if (field.ui.defaultFrom !== 'firstOption' || filledIn.has(field.name) || getOptionListName(field) === undefined)
      continue;
    const first = await choices.first(field, byName(shape, values));
    if (first) values[field.key] = first.value;
  }
  return { values, read };
}

/** A cell that the form would not have let be filled in so. */
function cellFault(
  { field, column, error }: Read,
  evaluation: FormEvaluation,
  plan: RowCheckOptions,
): ImportError | undefined {
  const state = evaluation.states.get(field.key) ?? { visible: true, required: false, disabled: false };
  const at = { column, title: state.title ?? field.title };
  if (!state.visible) return { ...at, text: plan.texts.notHere };
  if (error === 'failed') return { ...at, text: plan.texts.failed, isTemporary: true };
  const isLost = !Object.hasOwn(evaluation.record, field.name);
  if (error === undefined && !isLost) return undefined;
  return {
    ...at,
    text: plan.getErrorText(getFieldError({ rule: 'enum', place: { path: field.key, field, state }, params: {} })),
  };
}

/** @throws DOMException `AbortError` */
export async function checkImportRow(line: ImportRow, plan: RowCheckOptions): Promise<CheckedRow> {
  const { values, read } = await readLine(line, plan);
  const { filled, getErrorText } = plan;
  const { shape } = filled;
  const validators = { ...filled.validators, getOptionName: plan.choices.nameOf };
  const own = { shape, validators };
  const evaluation = evaluateForm(shape, values, validators);
  const cellFaults = read.flatMap((one) => cellFault(one, evaluation, plan) ?? []);
  const told = new Set(cellFaults.map(({ column }) => plan.columns[column!]));
  const errors = Object.values(validateForm(own, values, validators.record, evaluation)).flatMap(
    (error): ImportError[] => {
      const [key = ''] = error.path.split('.');
      const field = Object.values(shape.fields).find((one) => one.key === key);
      if (field && told.has(field.name)) return [];
      const column = field ? plan.columns.indexOf(field.name) : -1;
      return [{ column: column < 0 ? undefined : column, title: error.args.title, text: getErrorText(error) }];
    },
  );
  const faults = [...cellFaults, ...errors].sort((one, other) => (one.column ?? Infinity) - (other.column ?? Infinity));
  return { ...line, errors: faults, values, ...(faults.length > 0 ? {} : { wire: toRequestBody(own, values) }) };
}
