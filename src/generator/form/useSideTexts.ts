import { useT } from '../../i18n/useT';
import { isObject, type Values } from '../../model/values/clean';
import type { Field } from '../../model/entity/entity';
import { sameValue } from '../../model/values/sameValue';
import { isSecret } from '../../model/values/secrets';
import { areRows } from '../../widgets/readOnly/ReadOnlyRows';
import { useRowTexts, type RowText } from '../../widgets/inputs/useRowTexts';
import type { Conflict } from './useMeanwhile';

/** How a value reads beside the other ones: a line, or one for each row. */
export interface SideText {
  lines: string[];
  /** Rows that all sides have, which need not be read. */
  same: number;
}

type Texts = Record<'opened' | 'theirs' | 'mine', SideText>;

const SIDES = ['opened', 'theirs', 'mine'] as const;

const BETWEEN = ' · ';

/** One row in one line, without what only the server knows of it. */
const lineOf = ({ shape, ui }: Field, row: Values, textOf: RowText): string =>
  Object.values(shape?.fields ?? {})
    .filter((inner) => inner.name !== ui.rows?.idField && !inner.ui.valueFrom && !inner.ui.sendBack && !isSecret(inner))
    .map((inner) => textOf(inner, row))
    .filter((text) => text !== '')
    .join(BETWEEN);

const rowsOf = (field: Field, value: unknown, textOf: RowText): string[] =>
  (Array.isArray(value) ? value.filter(isObject) : [])
    .map((row) => lineOf(field, row, textOf))
    .filter((line) => line !== '');

/** The name that a record brings along is that of its own code, not of one that was chosen since. */
const withoutNames = (values: Values, field: Field): Values =>
  field.ui.labelField === undefined ? values : { ...values, [field.ui.labelField]: undefined };

/** How the values of a field read, on each side. */
export function useSideTexts({ differences, sides }: Pick<Conflict, 'differences' | 'sides'>): (field: Field) => Texts {
  const t = useT();
  const fields = differences.flatMap(({ field }) => [field, ...Object.values(field.shape?.fields ?? {})]);
  const textOf = useRowTexts(fields);
  const alone = (text: string): SideText => ({ lines: [text === '' ? t('form.meanwhile.nothing') : text], same: 0 });

  const ofRows = (field: Field): Texts => {
    const all = SIDES.map((side) => rowsOf(field, sides[side][field.key], textOf));
    const isEverywhere = (line: string): boolean => all.every((lines) => lines.includes(line));
    const [opened, theirs, mine] = all.map((lines): SideText => {
      const own = lines.filter((line) => !isEverywhere(line));
      // Rows in another order are a difference as well.
      const shown = own.length > 0 ? own : lines;
      return lines.length === 0 ? alone('') : { lines: shown, same: lines.length - shown.length };
    }) as [SideText, SideText, SideText];
    return { opened, theirs, mine };
  };
  const ofValue = (field: Field): Texts => {
    const { opened } = sides;
    const texts = SIDES.map((side) => {
      const values = sides[side];
      const isOpened = sameValue(field, values[field.key], opened[field.key]);
      // What the server says now, it says with its names.
      return alone(textOf(field, side === 'mine' && !isOpened ? withoutNames(values, field) : values));
    });
    const [then, theirs, mine] = texts as [SideText, SideText, SideText];
    return { opened: then, theirs, mine };
  };
  return (field) => {
    if (isSecret(field)) {
      const hidden = alone(t('form.meanwhile.secret'));
      return { opened: hidden, theirs: hidden, mine: hidden };
    }
    return areRows(field) ? ofRows(field) : ofValue(field);
  };
}
