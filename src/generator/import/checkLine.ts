/** A row of a table as its form would take it: the same first values, the same checks, the same body. */
import type { Values } from '../../model/values/clean';
import { initialValues, type Origin } from '../../model/form/initial';
import { errorOf, type FieldError } from '../../model/rules/messages';
import { evaluate, type Evaluation } from '../../model/rules/rules';
import { check } from '../../model/form/validate';
import { toWire, type Filled } from '../../model/wire/wire';
import type { Field } from '../../model/entity/entity';
import { listNameOf } from '../../widgets/fieldOptions';
import { cellValue, type CellValue, type CellWords } from './cellValue';
import type { Choices } from './choices';
import type { Columns } from './columns';
import type { Line } from './table';

/** What is wrong in a row. */
export interface Fault {
  /** Index of the column that it is about; undefined: of none. */
  column?: number | undefined;
  /** What the field is called; empty for the row as a whole. */
  title: string;
  text: string;
  /** Its list of options did not arrive: checked again, the cell may be right. */
  isPassing?: true;
}

export interface CheckedLine extends Line {
  faults: readonly Fault[];
  /** What its form would hold. */
  values: Values;
  /** What is sent; absent while there are faults. */
  wire?: Values;
}

export interface LineCheck {
  filled: Filled;
  columns: Columns;
  origin: Origin;
  choices: Choices;
  words: CellWords;
  /** The text of a broken rule. */
  textOf: (error: FieldError) => string;
  /** What is said where a list did not arrive, and where a rule leaves no room for a value. */
  texts: { failed: string; notHere: string };
}

type Read = CellValue & { field: Field; column: number };

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** The fields that rows fill, those with lists that depend on others last. */
function fieldsIn({ filled: { shape }, columns, choices: { depends } }: LineCheck) {
  const all = columns.flatMap((name, column) => {
    const field = name === undefined ? undefined : shape.fields[name];
    return field ? [{ field, column }] : [];
  });
  return [...all.filter(({ field }) => !depends(field)), ...all.filter(({ field }) => depends(field))];
}

/** What a chosen option brings along, save where the row says it itself. */
function bring(field: Field, { option }: CellValue, values: Values, { fields }: Filled['shape']): void {
  for (const [name, key] of Object.entries(field.ui.autofill ?? {})) {
    const filled = fields[name];
    if (option && filled) values[filled.key] = option.item[key] ?? (filled.type === 'array' ? [] : '');
  }
}

/** By their names on the wire, as lists of options ask for them. */
const byName = ({ fields }: Filled['shape'], values: Values): Values =>
  Object.fromEntries(Object.values(fields).map(({ name, key }) => [name, values[key]]));

async function readLine({ cells }: Line, plan: LineCheck): Promise<{ values: Values; read: Read[] }> {
  const { filled, choices, words, origin } = plan;
  const { shape } = filled;
  const values = initialValues(shape, origin);
  const read: Read[] = [];
  for (const { field, column } of fieldsIn(plan)) {
    const text = cells[column] ?? '';
    if (isBlank(text)) continue;
    const one = await cellValue(field, text, byName(shape, values), choices, words);
    bring(field, one, values, shape);
    values[field.key] = one.value;
    read.push({ ...one, field, column });
  }
  const filledIn = new Set(read.map(({ field }) => field.name));
  for (const field of Object.values(shape.fields)) {
    if (field.ui.defaultFrom !== 'firstOption' || filledIn.has(field.name) || listNameOf(field) === undefined) continue;
    const first = await choices.first(field, byName(shape, values));
    if (first) values[field.key] = first.value;
  }
  return { values, read };
}

/** A cell that the form would not have let be filled in so. */
function cellFault({ field, column, fault }: Read, evaluation: Evaluation, plan: LineCheck): Fault | undefined {
  const state = evaluation.states.get(field.key) ?? { visible: true, required: false, disabled: false };
  const at = { column, title: state.title ?? field.title };
  if (!state.visible) return { ...at, text: plan.texts.notHere };
  if (fault === 'failed') return { ...at, text: plan.texts.failed, isPassing: true };
  const isLost = !Object.hasOwn(evaluation.record, field.name);
  if (fault === undefined && !isLost) return undefined;
  return { ...at, text: plan.textOf(errorOf({ rule: 'enum', place: { path: field.key, field, state }, params: {} })) };
}

/** @throws DOMException `AbortError` */
export async function checkLine(line: Line, plan: LineCheck): Promise<CheckedLine> {
  const { values, read } = await readLine(line, plan);
  const { filled, textOf } = plan;
  const { shape } = filled;
  const validators = { ...filled.validators, nameOf: plan.choices.nameOf };
  const own = { shape, validators };
  const evaluation = evaluate(shape, values, validators);
  const cellFaults = read.flatMap((one) => cellFault(one, evaluation, plan) ?? []);
  const told = new Set(cellFaults.map(({ column }) => plan.columns[column!]));
  const errors = Object.values(check(own, values, validators.record, evaluation)).flatMap((error): Fault[] => {
    const [key = ''] = error.path.split('.');
    const field = Object.values(shape.fields).find((one) => one.key === key);
    if (field && told.has(field.name)) return [];
    const column = field ? plan.columns.indexOf(field.name) : -1;
    return [{ column: column < 0 ? undefined : column, title: error.args.title, text: textOf(error) }];
  });
  const faults = [...cellFaults, ...errors].sort((one, other) => (one.column ?? Infinity) - (other.column ?? Infinity));
  return { ...line, faults, values, ...(faults.length > 0 ? {} : { wire: toWire(own, values) }) };
}
