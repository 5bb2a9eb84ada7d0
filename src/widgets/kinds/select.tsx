import { SelectInput } from '../inputs/SelectInput';
import type { Widget } from '../types';

/** One of a list: the schema's own choices, or a list of the server. */
export const widget: Widget = {
  Input: SelectInput,
};
