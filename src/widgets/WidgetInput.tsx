import { getWidget } from './widgetRegistry';
import type { InputProps } from './types';

/**
 * Renders the input of the widget for the field's kind.
 * @throws Error that contains the field's name if no widget file exists for its kind
 */
export function WidgetInput(props: InputProps) {
  const { Input } = getWidget(props.field);
  return <Input {...props} />;
}
