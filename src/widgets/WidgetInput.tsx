import { getWidget } from './widgetRegistry';
import type { InputProps } from './types';

/**
 * Renders the input of the field's kind.
 * @throws Error naming the field if no widget file exists for its kind
 */
export function WidgetInput(props: InputProps) {
  const { Input } = getWidget(props.field);
  return <Input {...props} />;
}
