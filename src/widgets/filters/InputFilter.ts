import { late } from '../../ui/late';
import { InputPlaceholder } from '../InputPlaceholder';
import type { InputProps } from '../types';

/** The input of a field's kind as a filter. */
export const InputFilter = late<InputProps>(() => import('../WidgetInput').then(({ WidgetInput }) => WidgetInput), {
  Waiting: InputPlaceholder,
}).Component;
