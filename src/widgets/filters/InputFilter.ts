import { lazyComponent } from '../../ui/lazyComponent';
import { InputPlaceholder } from '../InputPlaceholder';
import type { InputProps } from '../types';

/** Renders the form input of a field's kind as a filter. */
export const InputFilter = lazyComponent<InputProps>(
  () => import('../WidgetInput').then(({ WidgetInput }) => WidgetInput),
  {
    LoadingComponent: InputPlaceholder,
  },
).Component;
