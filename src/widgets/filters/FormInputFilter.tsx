import { lazyComponent } from '../../ui/lazyComponent';
import { InputSkeleton } from '../InputSkeleton';

/** Renders the lazy-loaded form input of a field's kind as a filter. */
export const FormInputFilter = lazyComponent(() => import('../WidgetInput').then(({ WidgetInput }) => WidgetInput), {
  LoadingComponent: InputSkeleton,
}).Component;
