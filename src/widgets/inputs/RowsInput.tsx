import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useEvent } from 'ra-core';
import type { Field } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import type { InputProps } from '../types';
import { useRemoveRow } from '../useRemoveRow';
import { TrailingBlankRow } from './TrailingBlankRow';
import { createBlankRow } from './blankRows';
import { FieldGroup } from './FieldGroup';
import { RowErrorsProvider, getRowsWithErrors } from './rowErrors';
import { RowInputs } from './RowInputs';
import { getRowsHeight, listProps } from './rowStyles';
import { getErrorAtPath, getErrorMessage } from './useInputControl';
import { useRowCards } from './useRowCards';
import { useRowTexts } from './useRowTexts';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** So many rows of a long list have their inputs in the first frame; the others follow when they are near the window. */
const EAGER = 1;
/** So many rows of a long list stand in the first frame, with or without inputs: more than a window shows. */
const FIRST = 20;
/** A list as short as this has all its inputs, wherever it stands: only many rows make keys slow. */
const SHORT = 10;

/** The frame of the list. It alone listens to errors: a message must not draw the rows again. */
function RowsGroup({ children, ...props }: InputProps & { children: ReactNode }) {
  const { source, label, required, disabled, helperText, compact = false } = props;
  const id = useId();
  const { errors } = useFormState({ name: source });
  const error = getErrorMessage(getErrorAtPath(errors, source));
  return (
    <FieldGroup heading {...{ id, label, required, disabled, error, helperText, compact }}>
      <RowErrorsProvider value={getRowsWithErrors(errors, source)}>{children}</RowErrorsProvider>
    </FieldGroup>
  );
}

/** The labels of the columns. The inputs carry the same as their names, so a screen reader skips this. */
const Heading = ({ fields }: { fields: readonly Field[] }) => (
  <div aria-hidden className="wd-edit-titles">
    {fields.map((child) => (
      <span key={child.key}>{child.title}</span>
    ))}
  </div>
);

/** `Links 3`: what a row is called that nothing else tells apart. */
const getName = (label: string, index: number): string => `${label} ${index + 1}`;

/** The list as react-hook-form keeps it, with the removal of saved rows. */
function useRows({ source, field, label }: InputProps, fields: readonly Field[]) {
  const { getValues, setFocus } = useFormContext();
  const { fields: rows, append, remove } = useFieldArray({ name: source, keyName: 'rowKey' });
  const removal = useRemoveRow(field, source);
  // The row that the button adds takes the focus, and must have its inputs for that.
  const [added, setAdded] = useState(-1);
  const add = useEvent((shouldFocus: boolean) => {
    if (shouldFocus) setAdded(rows.length);
    if (field.shape) append(createBlankRow(field.shape, field.ui.rows?.idField), { shouldFocus });
  });
  const removeAt = useEvent(async (index: number) => {
    // A row that goes meanwhile would shift the one that is meant. The button stays: the focus is on it.
    if (removal.busy) return;
    const row = (getValues(`${source}.${index}`) ?? {}) as Record<string, unknown>;
    if (!(await removal.remove(row, getName(label, index)))) return;
    remove(index);
    const next = Math.min(index, rows.length - 2);
    // The button that had the focus is gone; the keyboard goes on at the row that took its place.
    if (fields[0] && next >= 0) setTimeout(() => setFocus(`${source}.${next}.${fields[0]!.key}`));
  });
  const addBlank = useEvent(() => add(false));
  const onRemove = useEvent((index: number) => void removeAt(index));
  const onAdd = useEvent(() => add(true));
  return { rows, added, onAdd, addBlank, onRemove };
}

/** A list of objects: a line for each on a wide screen, a card for each on a narrow one. */
export function RowsInput(props: InputProps) {
  const { source, field, label, disabled } = props;
  const ui = field.ui.rows ?? {};
  const t = useAppTranslate();
  const fields = useMemo(
    () =>
      Object.values(field.shape?.fields ?? {})
        .filter(({ name, ui: own }) => name !== field.ui.rows?.idField && !own.valueFrom && !own.sendBack)
        // What tells rows apart that are always there is not theirs to change.
        .map((own) => (own.name === field.ui.rows?.fixedRowsField ? { ...own, readOnly: true } : own)),
    [field],
  );
  const { rows, added, onAdd, addBlank, onRemove } = useRows(props, fields);
  const add = ui.addLabel ?? t('rows.add');
  const textOf = useRowTexts(fields);
  // Rows that must be there, and are checked, cannot go.
  const least = ui.addButtonPosition === 'lastRow' ? 1 : 0;
  const buttons = least > 0 ? 2 : 1;
  const [place, narrow] = useRowCards(fields, buttons);
  const apart = fields.find(({ name }) => name === ui.fixedRowsField);
  // The heading of a card says it already.
  const drawn = useMemo(() => (narrow ? fields.filter((own) => own !== apart) : fields), [fields, narrow, apart]);
  const shown = useDeferredValue<number>(Infinity, FIRST);
  const most = field.limits.maxItems ?? Infinity;
  const isFixed = ui.fixedRowsField !== undefined;
  const endsBlank = ui.keepBlankRow === true && rows.length < most;
  const isSpare = rows.length > Math.max(least, ui.blankRows === 'validate' ? (field.limits.minItems ?? 0) : 0);
  const mayAdd = ui.keepBlankRow !== true && !isFixed && !disabled;

  return (
    <RowsGroup {...props}>
      <div ref={place} {...listProps(fields, narrow, buttons)}>
        {!narrow && rows.length > 0 && <Heading fields={fields} />}
        {rows.length === 0 && <p className="wd-edit-none">{t('rows.empty')}</p>}
        {rows.slice(0, shown).map(({ rowKey, ...row }, index) => (
          <RowInputs
            key={rowKey}
            name={apart ? `${label} ${textOf(apart, row)}` : getName(label, index)}
            fields={drawn}
            eager={index < EAGER || index === added}
            kept={rows.length <= SHORT}
            removable={!disabled && !isFixed && isSpare && !(endsBlank && index === rows.length - 1)}
            {...(mayAdd && least > 0 && index === rows.length - 1 && rows.length < most ? { add, onAdd } : {})}
            {...{ source, index, narrow, textOf, onRemove }}
          />
        ))}
        {rows.length > shown && <div style={{ height: getRowsHeight(rows.length - shown, fields, narrow) }} />}
        {(ui.keepBlankRow === true || (least > 0 && rows.length === 0)) && !disabled && (
          <TrailingBlankRow source={source} field={field} count={rows.length} onAppend={addBlank} />
        )}
        {mayAdd && least === 0 && (
          <Button icon={<Add />} disabled={rows.length >= most} onClick={onAdd} className="wd-edit-more">
            {add}
          </Button>
        )}
      </div>
    </RowsGroup>
  );
}
