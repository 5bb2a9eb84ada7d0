import { memo, Suspense } from 'react';
import { ContainerProvider, type FieldInputProps } from './context/container';
import { useEntityModule } from './context/entity';
import { useFieldState } from './context/fieldStates';
import { useViewOnly } from './context/viewOnly';
import { FieldBoundary } from './FieldBoundary';
import { InputPlaceholder } from './InputPlaceholder';
import { ReadOnlyField } from './ReadOnlyField';
import { useTexts } from './useTexts';
import { useWidget } from './useWidget';
import { useWordedField } from './useWordedField';

/**
 * A forbidden value stays in the form, to come back when the rule no longer holds. Meanwhile the
 * field's input, if it stays in place, is bound to a place that holds nothing and is never sent.
 */
const emptyPlaceOf = (source: string): string => `${source}~cleared`;

function OpenField({ source, field, path = source, compact = false }: FieldInputProps) {
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const state = useFieldState(path);
  const viewOnly = useViewOnly();
  const { Input } = useWidget(field);
  const worded = useWordedField(path, field);
  if (!state.visible) return null;

  const label = state.title === undefined ? texts.label(path, field) : texts.branch(state.title);
  if (field.readOnly || viewOnly)
    return <ReadOnlyField source={source} field={field} label={label} compact={compact} />;
  const shown = state.cleared ? emptyPlaceOf(source) : source;
  const helperText = compact ? undefined : texts.help(path, field);
  return (
    <Suspense fallback={<InputPlaceholder label={label} compact={compact} />}>
      <Input
        key={shown}
        source={shown}
        field={state.limits ? { ...worded, limits: { ...field.limits, ...state.limits } } : worded}
        required={state.required}
        disabled={state.disabled}
        label={label}
        compact={compact}
        {...(state.values ? { allowed: state.values } : {})}
        {...(helperText === undefined ? {} : { helperText })}
      />
    </Suspense>
  );
}

/**
 * One field of a form as the rules have it at this moment: absent, read-only or with its widget's
 * input. It draws itself again when its own state or value changes, not when another field does.
 */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { entity } = useEntityModule();
  return (
    <FieldBoundary entity={entity.name} field={props.path ?? props.source} version={props.field}>
      <ContainerProvider value={FieldInput}>
        <OpenField {...props} />
      </ContainerProvider>
    </FieldBoundary>
  );
});
