import { conflictTexts } from '../../i18n/en/recordVersionTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { isObject, type FormValues } from '../../model/values/cleanValues';
import type { Field } from '../../model/entity/entity';
import { getChosenFile } from '../../model/values/chosenFiles';
import { isSameValue } from '../../model/values/compareValues';
import { isSecretField } from '../../model/values/secretFields';
import { isRowList } from '../../widgets/readOnly/ReadOnlyRows';
import { useRowValueFormatter, type RowTextFunction } from '../../widgets/inputs/useRowValueFormatter';
import type { SaveConflict } from './useConflictCheck';

/**
 * A field value as text, for the comparison of versions. An array has one line per item, any other value has one
 * line.
 */
export interface ComparedValueText {
  lines: string[];
  /** Number of array items that are not in `lines`, because they are the same in all versions. */
  unchangedCount: number;
}

type Texts = Record<'base' | 'theirs' | 'mine', ComparedValueText>;

const SIDES = ['base', 'theirs', 'mine'] as const;

const BETWEEN = ' · ';

/** Formats an array item as one line. The line omits ids, secrets and values computed by the server. */
const getLine = ({ shape, ui }: Field, row: FormValues, textOf: RowTextFunction): string =>
  Object.values(shape?.fields ?? {})
    .filter(
      (inner) =>
        inner.name !== ui.rows?.idField && !inner.ui.valueFrom && !inner.ui.sendBackUnchanged && !isSecretField(inner),
    )
    .map((inner) => textOf(inner, row))
    .filter((text) => text !== '')
    .join(BETWEEN);

function getRows(field: Field, values: FormValues, textOf: RowTextFunction): string[] {
  const rows = values[field.key];
  // The options of a field of a row may depend on a field of the record, unless the row has one with its name.
  const own = Object.values(field.shape?.fields ?? {}).map(({ key }) => [key, undefined] as const);
  const outer = { ...values, ...Object.fromEntries(own) };
  return (Array.isArray(rows) ? rows.filter(isObject) : [])
    .map((row) => getLine(field, { ...outer, ...row }, textOf))
    .filter((line) => line !== '');
}

/**
 * Removes the label of a code from the values. If the user has selected another code, the label of the old code
 * would otherwise be shown for the new code.
 */
const omitNames = (values: FormValues, field: Field): FormValues =>
  field.ui.labelField === undefined ? values : { ...values, [field.ui.labelField]: undefined };

/** Returns a function that formats the value of a field in each version. */
export function useRecordVersionTexts({
  differences,
  versions,
}: Pick<SaveConflict, 'differences' | 'versions'>): (field: Field) => Texts {
  const t = useLazyTextTranslate('conflict', conflictTexts);
  const fields = differences.flatMap(({ field }) => [field, ...Object.values(field.shape?.fields ?? {})]);
  const textOf = useRowValueFormatter(fields);
  const formatWithoutRows = (text: string): ComparedValueText => ({
    lines: [text === '' ? t('nothing') : text],
    unchangedCount: 0,
  });

  const formatRows = (field: Field): Texts => {
    const all = SIDES.map((side) => getRows(field, versions[side], textOf));
    const isEverywhere = (line: string): boolean => all.every((lines) => lines.includes(line));
    const [base, theirs, mine] = all.map((lines): ComparedValueText => {
      const own = lines.filter((line) => !isEverywhere(line));
      // If all versions contain the same lines, only their order differs, so all lines are shown.
      const shown = own.length > 0 ? own : lines;
      return lines.length === 0 ? formatWithoutRows('') : { lines: shown, unchangedCount: lines.length - shown.length };
    }) as [ComparedValueText, ComparedValueText, ComparedValueText];
    return { base, theirs, mine };
  };
  const formatSingleValue = (field: Field): Texts => {
    const { base } = versions;
    const texts = SIDES.map((side) => {
      const values = versions[side];
      const file = getChosenFile(values[field.key]);
      if (file) return formatWithoutRows(file.name);
      const isOpened = isSameValue(field, values[field.key], base[field.key]);
      // The label in the record is only valid for the code in the record. It is removed if the user has selected
      // another code.
      return formatWithoutRows(textOf(field, side === 'mine' && !isOpened ? omitNames(values, field) : values));
    });
    const [then, theirs, mine] = texts as [ComparedValueText, ComparedValueText, ComparedValueText];
    return { base: then, theirs, mine };
  };
  return (field) => {
    if (isSecretField(field)) {
      const hidden = formatWithoutRows(t('secret'));
      return { base: hidden, theirs: hidden, mine: hidden };
    }
    return isRowList(field) ? formatRows(field) : formatSingleValue(field);
  };
}
