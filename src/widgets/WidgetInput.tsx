import { getWidget } from './widgetRegistry';
import type { InputProps } from './types';

/** The input of a field's kind. @throws Error naming the field, where no file answers to its kind */
export function WidgetInput(props: InputProps) {
  const { Input } = getWidget(props.field);
  return <Input {...props} />;
}
