import { SelectInput } from '../inputs/SelectInput';
import type { Widget } from '../types';

/** Single choice from a dropdown: the schema's own choices, or an option list of the server. */
export const widget: Widget = {
  Input: SelectInput,
};
