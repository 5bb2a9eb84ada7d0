import { memo } from 'react';
import { FormFieldProvider, type FormFieldProps } from './context/formField';
import { useEntityModule } from './context/currentEntity';
import { useFieldState } from './context/ruleFieldStates';
import { FieldErrorBoundary } from './FieldErrorBoundary';
import { OnlyChoice } from './readOnly/OnlyChoice';
import { ReadOnlyField } from './readOnly/ReadOnlyField';
import { getWidget } from './widgetRegistry';
import { useUpdateDependentFields } from './useUpdateDependentFields';

/**
 * Returns the form path to which an input is bound while a form rule clears its field. The input is then empty:
 * this path has no value and is never sent. The value of the field remains in the form at the field's own path. It
 * is shown again as soon as the rule no longer applies.
 */
const getClearedSource = (source: string): string => `${source}~cleared`;

function OpenField({ source, field, path = source, compact = false }: FormFieldProps) {
  const state = useFieldState(path);
  const { Input } = getWidget(field);
  const seen = useUpdateDependentFields(source, field);
  if (!state.visible) return null;

  const label = state.title ?? field.title;
  if (field.readOnly) return <ReadOnlyField source={source} field={field} label={label} compact={compact} />;
  const own = state.limits ? { ...field, limits: { ...field.limits, ...state.limits } } : field;
  // Why an input is disabled is also said in a row, where no other help is shown.
  const helperText = (state.disabled && field.ui.disabledReason) || (compact ? undefined : field.help);
  const shown = state.cleared ? getClearedSource(source) : source;
  const input = (
    <Input
      key={shown}
      source={shown}
      field={state.format === undefined ? own : { ...own, format: state.format }}
      required={state.required}
      disabled={state.disabled}
      label={label}
      compact={compact}
      {...(seen ? { optionCache: seen } : {})}
      {...(state.values ? { allowed: state.values } : {})}
      {...(helperText === undefined ? {} : { helperText })}
    />
  );
  const [only, ...others] = state.values ?? field.choices?.map(({ value }) => value) ?? [];
  const isOnlyChoice = others.length === 0 && state.required;
  if (only === undefined || !isOnlyChoice || state.disabled || state.cleared) return input;
  return (
    <OnlyChoice source={source} field={field} only={only} label={label} compact={compact}>
      {input}
    </OnlyChoice>
  );
}

/**
 * Renders a form field according to the current results of the form rules: nothing, a read-only value or the input
 * of its widget. Re-renders only when the rule results or the value of this field change.
 */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { entity } = useEntityModule();
  return (
    <FieldErrorBoundary entity={entity.name} field={props.path ?? props.source} version={props.field}>
      <FormFieldProvider value={FormField}>
        <OpenField {...props} />
      </FormFieldProvider>
    </FieldErrorBoundary>
  );
});
