import { TextFilter } from '../filters/TextFilter';
import { acceptsNumber, parseWhole } from '../inputs/numbers';
import { TextControl } from '../inputs/TextControl';
import type { InputProps, Widget } from '../types';

function IntegerInput(props: InputProps) {
  return (
    <TextControl
      {...props}
      inputMode="numeric"
      counted={false}
      accepts={acceptsNumber}
      parse={parseWhole}
      end={props.field.ui.unit}
    />
  );
}

/**
 * A whole number. No `type="number"`: its wheel changes values unseen, and it hides from the form
 * what is no number, so that it could be neither kept nor refused.
 */
export const widget: Widget = {
  Input: IntegerInput,
  Filter: TextFilter,
};
