import { SelectInput } from '../inputs/SelectInput';
import type { FieldWidget } from '../types';

/** Widget for single choice from a dropdown. The options come from the schema or from an option list of the server. */
export const widget: FieldWidget = {
  Input: SelectInput,
};
