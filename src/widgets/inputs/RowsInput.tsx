import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useEvent } from 'ra-core';
import type { Field } from '../../model/entity/entity';
import { isFoldedList, isPart as isSection } from '../../model/form/foldFields';
import { toText } from '../../model/values/isEmpty';
import { Button } from '../../ui/Button';
import { FormPartProvider, useFormPart } from '../context/formPart';
import type { InputProps } from '../types';
import { usePartTranslate } from '../usePartTranslate';
import { useRemoveRow } from '../useRemoveRow';
import { TrailingBlankRow } from './TrailingBlankRow';
import { createBlankRow } from './blankRows';
import { toSingularTitle } from './toSingularTitle';
import { FieldGroup } from './FieldGroup';
import { PartFrame } from './PartFrame';
import { RowErrorsProvider, getRowsWithErrors } from './rowErrors';
import { RowInputs } from './RowInputs';
import { getRowsHeight, getRowsContainerProps } from './rowGridStyles';
import { useFold } from './useFold';
import { getErrorAtPath, getErrorMessage } from './useInputControl';
import { useAreRowsShownAsCards } from './useAreRowsShownAsCards';
import { useRowValueFormatter } from './useRowValueFormatter';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';

/**
 * Number of rows of a long array that render their inputs in the first frame. The other rows render their inputs
 * when they come near the viewport.
 */
const EAGER = 1;
/**
 * Number of rows of a long array that are rendered in the first frame, with or without inputs. This is more than a
 * viewport shows.
 */
const FIRST = 20;
/** Arrays up to this length render the inputs of all rows at once. Typing is slow only with many rows. */
const SHORT = 10;

interface RowsGroupProps extends InputProps {
  count: number;
  /** Button that adds a row, in the line of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of an array that is a part of the form of its own. Without rows, it is one line. */
function RowsPart({ children, level, count, ...props }: RowsGroupProps & { level: number }) {
  const t = usePartTranslate();
  const { source, field, required } = props;
  const [first] = useState(count);
  const isFoldedFirst = isFoldedList(source, field.shape, count, required);
  const { isOpen, setOpen, ...state } = useFold(source, count !== first || !isFoldedFirst);
  const isFoldable = count > 0;
  return (
    <PartFrame
      {...props}
      {...state}
      level={level}
      isOpen={isFoldable && isOpen}
      onToggle={isFoldable ? () => setOpen(!isOpen) : undefined}
      summary={isFoldable && t('entries', { smart_count: count })}
    >
      <FormPartProvider value={{ level: level + 1, width: 'half' }}>{children}</FormPartProvider>
    </PartFrame>
  );
}

/**
 * The frame of the array. Only this component subscribes to the form errors, so that a new error message does not
 * re-render the rows.
 */
function RowsGroup({ children, ...props }: RowsGroupProps) {
  const { source, label, required, disabled, helperText, compact = false, action } = props;
  const id = useId();
  const part = useFormPart();
  const { errors } = useFormState({ name: source });
  const error = getErrorMessage(getErrorAtPath(errors, source));
  const content = <RowErrorsProvider value={getRowsWithErrors(errors, source)}>{children}</RowErrorsProvider>;
  if (part && action !== undefined)
    return (
      <RowsPart {...props} level={part.level}>
        {content}
      </RowsPart>
    );
  return (
    <FieldGroup heading {...{ id, label, required, disabled, error, helperText, compact }}>
      {/* The heading of the section is that of this list, not those of the lists in its rows. */}
      {part ? <FormPartProvider value={{ level: part.level, width: 'half' }}>{content}</FormPartProvider> : content}
    </FieldGroup>
  );
}

/**
 * The column headings. They are hidden from screen readers, because each input has the heading of its column as its
 * accessible name.
 */
const Heading = ({ fields, required }: { fields: readonly Field[]; required: readonly string[] }) => (
  <div aria-hidden className="wd-edit-titles">
    {fields.map(({ key, kind, name, title }) => (
      <span key={key}>
        {title}
        {/* A switch always has a value. */}
        {kind !== 'boolean' && required.includes(name) && <>&thinsp;*</>}
      </span>
    ))}
  </div>
);

/** Returns the name of a row from its position, such as `Link 3`. */
const getName = (itemTitle: string, index: number): string => `${itemTitle} ${index + 1}`;

/** Returns the name of a row from its first field, where this is a text that somebody has typed. */
function getOwnName(first: Field | undefined, row: Record<string, unknown>): string | undefined {
  const text = first?.kind === 'text' ? toText(row[first.key]).trim() : '';
  return text === '' ? undefined : text;
}

/**
 * Returns react-hook-form's field array with functions that add rows and delete rows, including rows stored on the
 * server.
 */
function useRows({ source, field }: InputProps, fields: readonly Field[], itemTitle: string) {
  const { getValues, setFocus } = useFormContext();
  const { fields: rows, append, remove } = useFieldArray({ name: source, keyName: 'rowKey' });
  const removal = useRemoveRow(field, source);
  // Index of the row that the user added last. It receives the focus and therefore must render its inputs.
  const [added, setAdded] = useState(-1);
  const add = useEvent((shouldFocus: boolean) => {
    if (shouldFocus) setAdded(rows.length);
    if (field.shape) append(createBlankRow(field.shape, field.ui.rows?.idField), { shouldFocus });
  });
  const removeAt = useEvent(async (index: number) => {
    // A second removal during a pending one would remove the row at an outdated index. The button is not disabled,
    // because it would lose the focus.
    if (removal.busy) return;
    const row = (getValues(`${source}.${index}`) ?? {}) as Record<string, unknown>;
    if (!(await removal.remove(row, getOwnName(fields[0], row) ?? getName(itemTitle, index)))) return;
    remove(index);
    const next = Math.min(index, rows.length - 2);
    // The focused button was removed with its row. The focus moves to the row that is now at the same index.
    if (fields[0] && next >= 0) setTimeout(() => setFocus(`${source}.${next}.${fields[0]!.key}`));
  });
  const addBlank = useEvent(() => add(false));
  const onRemove = useEvent((index: number) => void removeAt(index));
  const onAdd = useEvent(() => add(true));
  return { rows, added, onAdd, addBlank, onRemove };
}

/** Input for an array of objects. Rows are rendered as lines on a wide screen and as cards on a narrow screen. */
export function RowsInput(props: InputProps) {
  const { source, field, label, disabled } = props;
  const ui = field.ui.rows ?? {};
  const itemTitle = ui.itemTitle ?? toSingularTitle(label);
  const t = useTextTranslate(inputTexts);
  const fields = useMemo(
    () =>
      Object.values(field.shape?.fields ?? {})
        .filter(({ name, ui: own }) => name !== field.ui.rows?.idField && !own.valueFrom && !own.sendBackUnchanged)
        // In an array with fixed rows, the field that identifies a row is read-only.
        .map((own) => (own.name === field.ui.rows?.fixedRowKeyField ? { ...own, readOnly: true } : own)),
    [field],
  );
  const { rows, added, onAdd, addBlank, onRemove } = useRows(props, fields, itemTitle);
  const add = ui.addLabel ?? t('row.add');
  const textOf = useRowValueFormatter(fields);
  // Number of rows that cannot be removed.
  const least = ui.addButtonPosition === 'lastRow' ? 1 : 0;
  const buttons = least > 0 ? 2 : 1;
  const [containerRef, narrow] = useAreRowsShownAsCards(fields, buttons);
  const apart = fields.find(({ name }) => name === ui.fixedRowKeyField);
  // A card does not render the field that identifies the row, because the heading of the card shows its value.
  const renderedFields = useMemo(
    // In a card, what is as large as a section comes last: a field below a folded one would seem to be inside of it.
    () =>
      narrow
        ? fields
            .filter((own) => own !== apart)
            .toSorted((one, other) => Number(isSection(one)) - Number(isSection(other)))
        : fields,
    [fields, narrow, apart],
  );
  const shown = useDeferredValue<number>(Infinity, FIRST);
  const maximum = field.limits.maxItems ?? Infinity;
  const isFixed = ui.fixedRowKeyField !== undefined;
  const endsBlank = ui.trailingBlankRow === true && rows.length < maximum;
  const isSpare = rows.length > Math.max(least, ui.blankRows === 'validate' ? (field.limits.minItems ?? 0) : 0);
  const mayAdd = ui.trailingBlankRow !== true && !isFixed && !disabled;
  const part = useFormPart();
  const isPart = part !== undefined && !part.isTitled && !props.compact;
  const addButton = mayAdd && least === 0 && (
    <Button
      icon={<Add />}
      disabled={rows.length >= maximum}
      onClick={onAdd}
      {...(isPart ? { 'aria-label': `${add}: ${label}` } : { className: 'wd-edit-more' })}
    >
      {add}
    </Button>
  );

  return (
    <RowsGroup {...props} count={rows.length} {...(isPart && addButton ? { action: addButton } : {})}>
      <div
        ref={containerRef}
        {...getRowsContainerProps(fields, narrow, buttons)}
        data-blank={endsBlank && rows.length > 1 ? '' : undefined}
      >
        {!narrow && rows.length > 0 && <Heading fields={fields} required={field.shape?.required ?? []} />}
        {rows.length === 0 && <p className="wd-edit-none">{t('row.empty')}</p>}
        {rows.slice(0, shown).map(({ rowKey, ...row }, index) => (
          <RowInputs
            key={rowKey}
            name={apart ? `${itemTitle} ${textOf(apart, row)}` : getName(itemTitle, index)}
            fields={renderedFields}
            eager={index < EAGER || index === added}
            kept={rows.length <= SHORT}
            removable={!disabled && !isFixed && isSpare && !(endsBlank && index === rows.length - 1)}
            {...(mayAdd && least > 0 && index === rows.length - 1 && rows.length < maximum ? { add, onAdd } : {})}
            {...{ source, index, narrow, textOf, onRemove }}
          />
        ))}
        {rows.length > shown && <div style={{ height: getRowsHeight(rows.length - shown, fields, narrow) }} />}
        {(ui.trailingBlankRow === true || (least > 0 && rows.length === 0)) && !disabled && (
          <TrailingBlankRow source={source} field={field} count={rows.length} onAppend={addBlank} />
        )}
        {!isPart && addButton}
      </div>
    </RowsGroup>
  );
}
