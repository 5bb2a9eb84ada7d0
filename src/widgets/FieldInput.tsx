import { memo } from 'react';
import { FieldInputProvider, type FieldInputProps } from './context/fieldInput';
import { useEntityModule } from './context/entityModule';
import { useFieldState } from './context/fieldStates';
import { FieldBoundary } from './FieldBoundary';
import { ReadOnlyField } from './readOnly/ReadOnlyField';
import { getWidget } from './widgetRegistry';
import { useLinkedFields } from './useLinkedFields';

/**
 * A forbidden value stays in the form, to come back when the rule no longer holds. Meanwhile the
 * field's input, if it stays in place, is bound to a place that holds nothing and is never sent.
 */
const getClearedSource = (source: string): string => `${source}~cleared`;

function OpenField({ source, field, path = source, compact = false }: FieldInputProps) {
  const state = useFieldState(path);
  const { Input } = getWidget(field);
  const seen = useLinkedFields(source, field);
  if (!state.visible) return null;

  const label = state.title ?? field.title;
  if (field.readOnly) return <ReadOnlyField source={source} field={field} label={label} compact={compact} />;
  const own = state.limits ? { ...field, limits: { ...field.limits, ...state.limits } } : field;
  const shown = state.cleared ? getClearedSource(source) : source;
  return (
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
      {...(field.help === undefined || compact ? {} : { helperText: field.help })}
    />
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
      <FieldInputProvider value={FieldInput}>
        <OpenField {...props} />
      </FieldInputProvider>
    </FieldBoundary>
  );
});
