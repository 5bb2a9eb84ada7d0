import { useEffect, useId, useMemo, useState } from 'react';
import { useEvent } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Field, ObjectShape } from '../../model/entity/entity';
import { formatValue } from '../../model/displayFormats/formatValue';
import { foldFields, isFoldedInRow, isPart } from '../../model/form/foldFields';
import { getInitialValues } from '../../model/form/initialValues';
import { equal } from '../../model/values/ajvRuntime';
import { isEmptyObject, isObject } from '../../model/values/cleanValues';
import { stripEmptyValues } from '../../model/values/stripEmptyValues';
import { lazyComponent } from '../../ui/lazyComponent';
import { useFormField } from '../context/formField';
import { FormPartProvider, useFormPart } from '../context/formPart';
import { useObjectShape } from '../context/objectShape';
import { useOnValuesLoaded } from '../context/valuesLoaded';
import type { InputProps } from '../types';
import { useFormatTexts } from '../useFormatTexts';
import { usePartTranslate } from '../usePartTranslate';
import { useInitialValueSources } from '../useInitialValueSources';
import { FieldGroup } from './FieldGroup';
import { FIELD_GRID_CLASS, getGridSpan, FIELD_GRID_CONTAINER_CLASS } from './fieldGrid';
import { PartFrame } from './PartFrame';
import { useFold } from './useFold';
import { getErrorAtPath, getErrorMessage } from './useInputControl';

/** Level of the heading of an object in a section whose own heading has the level 2. */
const FIRST_LEVEL = 3;

const NO_SHAPE: ObjectShape = { fields: {}, required: [], dependentRequired: {}, rules: [], compare: [] };

const moreFields = lazyComponent(() => import('./MoreFields').then(({ MoreFields }) => MoreFields), {
  withoutMui: true,
});

const drawnFields = (field: Field): Field[] =>
  Object.values(field.shape?.fields ?? {}).filter(({ ui }) => !ui.valueFrom && !ui.sendBackUnchanged);

function Fields({ source, field, level }: Pick<InputProps, 'source' | 'field'> & { level: number }) {
  const FormField = useFormField();
  const { shape = NO_SHAPE } = field;
  const { open, more, parts } = useMemo(() => foldFields(drawnFields(field), shape), [field, shape]);
  const renderField = (child: Field) => (
    <div key={child.key} {...getGridSpan(child, 'half')}>
      <FormField source={`${source}.${child.key}`} field={child} />
    </div>
  );
  const grid = (fields: readonly Field[]) => (
    <div className={FIELD_GRID_CONTAINER_CLASS}>
      <div className={FIELD_GRID_CLASS}>{fields.map(renderField)}</div>
    </div>
  );
  return (
    <FormPartProvider value={{ level, width: 'half' }}>
      {grid(open)}
      {more.length > 0 && <moreFields.Component fields={more} {...{ shape, source, level, renderField }} />}
      {parts.length > 0 && grid(parts)}
    </FormPartProvider>
  );
}

/** Returns the field with the whole value of an object, if the chosen variant is none with fields, but a text or a list. */
function getValueField({ shape }: Field, values: Record<string, unknown>): Field | undefined {
  const { choice = '', branches = [] } = shape?.variants ?? {};
  const chosen = branches.find((branch) => branch.values.includes(values[choice] as string));
  return chosen?.isValue ? shape?.fields[chosen.names[0]?.[1] ?? ''] : undefined;
}

/** The values of an object in one line. It is a component of its own, because it subscribes to the values. */
function Summary({ source, field }: Pick<InputProps, 'source' | 'field'>) {
  const texts = useFormatTexts();
  const t = usePartTranslate();
  const value: unknown = useWatch({ name: source });
  const values = isObject(value) && field.shape ? stripEmptyValues(field.shape, value) : {};
  const whole = getValueField(field, values);
  if (!whole) return formatValue({ value: values, field, row: {}, texts }, 'object');
  const own = values[whole.name];
  return Array.isArray(own) && whole.shape
    ? t('entries', { smart_count: own.length })
    : formatValue({ value: own, field: whole, row: values, texts });
}

/**
 * Fills in the defaults of an object that has no values when it is opened, and takes them away when it is folded
 * without a change. So an object that the user leaves alone is not sent.
 */
function useDefaultsWhileOpen({ source, field }: Pick<InputProps, 'source' | 'field'>) {
  const { getValues, setValue } = useFormContext();
  const onValuesLoaded = useOnValuesLoaded();
  const valueSources = useInitialValueSources();
  const shape = field.shape ?? NO_SHAPE;
  const write = (value: unknown): void => {
    setValue(source, value);
    onValuesLoaded({ [source]: value });
  };
  return useEvent((isOpen: boolean) => {
    const value: unknown = getValues(source);
    const isWithin = (other: Record<string, unknown>): boolean =>
      equal(stripEmptyValues(shape, isObject(value) ? value : {}), stripEmptyValues(shape, other));
    const blank = getInitialValues(shape, valueSources, false);
    const filled = getInitialValues(shape, valueSources);
    if (equal(stripEmptyValues(shape, filled), {})) return;
    if (isOpen && isWithin(blank)) write(filled);
    if (!isOpen && isWithin(filled)) write(blank);
  });
}

/** Whether a form begins with an object, because it has only parts that are folded: the first with values, or the first. */
function useIsFirst({ source, field }: Pick<InputProps, 'source' | 'field'>): boolean {
  const { fields, required } = useObjectShape();
  const { getValues } = useFormContext();
  const [values] = useState(() => getValues());
  const drawn = Object.values(fields).filter(({ readOnly, ui }) => !readOnly && !ui.valueFrom && !ui.sendBackUnchanged);
  const objects = drawn.filter(({ kind, shape }) => kind === 'object' && shape !== undefined);
  const isFilled = ({ key, shape = NO_SHAPE }: Field): boolean => {
    const value: unknown = values[key];
    return isObject(value) && !equal(stripEmptyValues(shape, value), {});
  };
  const hasOpen = drawn.some((other) => !isPart(other) || (objects.includes(other) && required.includes(other.name)));
  return source === field.key && !hasOpen && (objects.find(isFilled) ?? objects[0])?.key === field.key;
}

function FoldedObject(props: InputProps & { level: number }) {
  const { source, field, required, level } = props;
  const { getValues } = useFormContext();
  const [isFoldedFirst] = useState(() => {
    const value: unknown = getValues(source);
    return (
      isFoldedInRow(source, field.shape, 1) &&
      isObject(value) &&
      !isEmptyObject(field, stripEmptyValues(field.shape ?? NO_SHAPE, value))
    );
  });
  const isFirst = useIsFirst(props);
  const { isOpen, setOpen, ...state } = useFold(source, isFirst || (required && !isFoldedFirst));
  const applyDefaults = useDefaultsWhileOpen(props);
  // A required object is open, although nobody has opened it.
  useEffect(() => {
    if (required) applyDefaults(true);
  }, [required, applyDefaults]);
  const toggle = (): void => {
    if (!required) applyDefaults(!isOpen);
    setOpen(!isOpen);
  };
  return (
    <PartFrame {...props} {...state} isOpen={isOpen} onToggle={toggle} summary={<Summary {...{ source, field }} />}>
      <Fields source={source} field={field} level={level + 1} />
    </PartFrame>
  );
}

/** The fields of an object below the heading of its section, or in a cell of a table. */
function OpenObject({ source, field, label, required, disabled, helperText, compact = false }: InputProps) {
  const id = useId();
  const { errors } = useFormState({ name: source });
  const error = getErrorMessage(getErrorAtPath(errors, source));
  return (
    <FieldGroup heading {...{ id, label, required, disabled, helperText, compact, error }}>
      <Fields source={source} field={field} level={FIRST_LEVEL} />
    </FieldGroup>
  );
}

/**
 * Input for a nested object. It is folded to a line with its values unless it is required or the first that the form has, and
 * opens by itself when it has an error. Its fields are rendered side by side if the width allows it.
 */
export function ObjectInput(props: InputProps) {
  const part = useFormPart();
  if (part?.isTitled || props.compact) return <OpenObject {...props} />;
  return <FoldedObject {...props} level={part?.level ?? FIRST_LEVEL} />;
}
